"""What the full form tries besides."""

from windows.checks.full_form.console_checks import CONSOLE_CHECKS
from windows.checks.full_form.dialog_checks import DIALOGS
from windows.checks.full_form.playing_checks import PLAYING
from windows.checks.full_form.visible_checks import VISIBLE
from windows.checks.hosting_checks import HOSTING_FULLY

FULL = (*CONSOLE_CHECKS, *PLAYING, *HOSTING_FULLY, *VISIBLE, *DIALOGS)
