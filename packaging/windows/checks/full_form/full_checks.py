"""What the full form tries besides: on both systems, and beside Linux alone."""

from windows.checks.full_form.console_checks import CONSOLE_CHECKS
from windows.checks.full_form.dialog_checks import DIALOGS
from windows.checks.full_form.playing_checks import PLAYING
from windows.checks.full_form.python_tests import TESTS_OF_WINDOWS
from windows.checks.full_form.visible_checks import VISIBLE
from windows.checks.hosting_checks import HOSTING_FULLY

FULL = (*CONSOLE_CHECKS, *PLAYING, *VISIBLE, *DIALOGS)
# A window and a phone on Linux join; the workflow of every change runs the same tests on Windows.
FULL_BESIDE_LINUX = (*FULL, *HOSTING_FULLY, *TESTS_OF_WINDOWS)
