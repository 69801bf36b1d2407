"""Open files: a server and its clients give back what they take."""

import os

import pytest

from servers import Running, visits, wait_until
from streams import Stream

pytestmark = pytest.mark.skipif(not os.path.isdir("/dev/fd"), reason="open files are listed in /dev/fd")


def open_files() -> int:
    """Count the open files of this process, in which the server runs too."""
    return len(os.listdir("/dev/fd"))


def test_a_visitor_who_leaves_holds_no_file_open(server: Running) -> None:
    with visits():
        server.person("Ann").get("/api/bots")  # whatever is opened once stays open
        before = open_files()
        with visits():
            for number in range(20):
                server.person(f"Guest {number}")
            assert open_files() >= before + 40, "a connection has two ends in this process"
        wait_until(lambda: open_files() <= before)


def test_a_stream_that_ends_holds_no_file_open(server: Running) -> None:
    ann = server.person("Ann")
    with Stream(ann):
        pass
    before = open_files()
    for _ in range(5):
        with Stream(ann):
            pass
    wait_until(lambda: open_files() <= before)
