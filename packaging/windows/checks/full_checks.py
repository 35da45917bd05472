"""What the full form tries besides."""

from windows.checks.console_checks import CONSOLE_CHECKS
from windows.checks.dialog_checks import DIALOGS
from windows.checks.hosting_checks import HOSTING_FULLY
from windows.checks.playing_checks import PLAYING
from windows.checks.visible_checks import VISIBLE

FULL = (*CONSOLE_CHECKS, *PLAYING, *HOSTING_FULLY, *VISIBLE, *DIALOGS)
