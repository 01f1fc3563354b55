"""The tests of the training: it needs torch, and the wheel of this tree."""

from __future__ import annotations

import pathlib
import sys
from importlib.util import find_spec

import pytest

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent.parent))

HAS_RAY = find_spec("ray") is not None
collect_ignore = [] if HAS_RAY else ["test_cluster.py"]


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Which tests there are not, for want of packages."""
    if not HAS_RAY:
        terminalreporter.write_line("not tested, because it is not installed: cluster (pip install ray)")
