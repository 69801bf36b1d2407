"""Posts go to public addresses over HTTPS, and nowhere else."""

import ssl
import threading
from collections.abc import Iterator
from ipaddress import ip_address
from pathlib import Path

import pytest

from franchise.server.announce.outgoing import Post, Target, Undelivered, Unsuitable, is_public, target_of
from receivers import HOST, Receiver, loopback_only, receiving, silent

TARGET = Target(HOST, "/hook?x=1")


@pytest.fixture(scope="module")
def receiver(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Receiver]:
    """Run the service that receives."""
    with receiving(tmp_path_factory.mktemp("receiver")) as found:
        yield found


UNSUITABLE = (
    "http://hooks.example/x",
    "ftp://hooks.example/x",
    "//hooks.example/x",
    "https:hooks.example",
    "https:///x",
    "https://",
    "https://user@hooks.example/x",
    "https://user:word@hooks.example/x",
    "https://@hooks.example/x",
    "https://hooks.example@127.0.0.1/x",
    "https://hooks.example:80/x",
    "https://hooks.example:8443/x",
    "https://hooks.example:0/x",
    "https://hooks.example:99999/x",
    "https://hooks.example:x/",
    "https://127.0.0.1/x",
    "https://127.1/x",
    "https://2130706433/x",
    "https://0/x",
    "https://10.0.0.1/x",
    "https://169.254.169.254/latest/meta-data",
    "https://[::1]/x",
    "https://[::ffff:127.0.0.1]/x",
    "https://[::ffff:7f00:1]/x",
    "https://[fe80::1%25eth0]/x",
    "https://[fd00::1]/x",
    "https://[64:ff9b::7f00:1]/x",
    "https://[2002:7f00:1::]/x",
    "https://[::1/x",
    "https://hooks.example\\@127.0.0.1/x",
    "https://hooks.example/a b",
    "https://hooks.example/a\r\nHost: other",
    "https://hooks.example/\x00",
    "https://hooks.example/<x>",
    "https://höoks.example/x",
    "https://-hooks.example/x",
    "https://hooks..example/x",
    "https://*.example/x",
    "https://" + "a" * 64 + ".example/x",
)


@pytest.mark.parametrize("url", UNSUITABLE)
def test_an_unsuitable_address_is_refused_before_anything_is_asked(url: str) -> None:
    with pytest.raises(Unsuitable):
        target_of(url)


@pytest.mark.parametrize(
    ("url", "host", "path"),
    [
        ("https://ntfy.sh/topic", "ntfy.sh", "/topic"),
        ("HTTPS://Discord.COM:443/api/1/a-B_c?wait=true#x", "discord.com", "/api/1/a-B_c?wait=true"),
        ("https://hooks.example", "hooks.example", "/"),
        ("https://hooks.example?x=%20", "hooks.example", "/?x=%20"),
        ("https://xn--hks-vna.example./x", "xn--hks-vna.example.", "/x"),
        ("https://9.9.9.9/x", "9.9.9.9", "/x"),
        ("https://[2620:fe::fe]/x", "2620:fe::fe", "/x"),
    ],
)  # fmt: skip
def test_a_suitable_address_is_read(url: str, host: str, path: str) -> None:
    target = target_of(url)
    assert (target.host, target.path) == (host, path)
    assert path == "/" or path not in repr(target)


NOT_PUBLIC = (
    "0.0.0.0",
    "0.1.2.3",
    "10.1.2.3",
    "100.64.0.1",
    "127.0.0.1",
    "127.255.255.254",
    "169.254.169.254",
    "172.16.0.1",
    "172.31.255.255",
    "192.0.0.8",
    "192.0.2.1",
    "192.88.99.1",
    "192.168.1.1",
    "198.18.0.1",
    "198.51.100.1",
    "203.0.113.1",
    "224.0.0.1",
    "239.255.255.250",
    "240.0.0.1",
    "255.255.255.255",
    "::",
    "::1",
    "::7f00:1",
    "::ffff:0.0.0.0",
    "::ffff:10.0.0.1",
    "::ffff:127.0.0.1",
    "::ffff:169.254.169.254",
    "64:ff9b::10.0.0.1",
    "64:ff9b::127.0.0.1",
    "64:ff9b:1::9.9.9.9",
    "100::1",
    "2001::1",
    "2001:2::1",
    "2001:10::1",
    "2001:db8::1",
    "2002:7f00:1::1",
    "2002:909:909::1",
    "3fff::1",
    "5f00::1",
    "fc00::1",
    "fd12:3456::1",
    "fe80::1",
    "fe80::1%eth0",
    "fec0::1",
    "ff02::1",
    "ff0e::1",
)


@pytest.mark.parametrize("address", NOT_PUBLIC)
def test_what_only_some_can_reach_is_not_public(address: str) -> None:
    assert not is_public(ip_address(address))


@pytest.mark.parametrize(
    "address",
    ["9.9.9.9", "172.32.0.1", "100.128.0.1", "::ffff:9.9.9.9", "64:ff9b::9.9.9.9", "2620:fe::fe", "2a00::1"],
)
def test_what_everybody_can_reach_is_public(address: str) -> None:
    assert is_public(ip_address(address))


@pytest.mark.parametrize(
    "addresses",
    [[address] for address in NOT_PUBLIC if "%" not in address]
    + [["9.9.9.9", "127.0.0.1"], ["127.0.0.1", "9.9.9.9"], ["not an address"]],
)
def test_no_connection_is_made_unless_all_addresses_are_public(addresses: list[str]) -> None:
    post = Post(resolve=lambda host: addresses)
    with pytest.raises(Undelivered, match="not public") as refused:
        post(TARGET, {}, b"")
    assert not refused.value.again


@pytest.mark.parametrize("trouble", [[], OSError("no such name"), UnicodeError("label too long")])
def test_a_host_that_is_not_known_is_tried_again(trouble: list[str] | Exception) -> None:
    def resolve(_: str) -> list[str]:
        if isinstance(trouble, Exception):
            raise trouble
        return trouble

    with pytest.raises(Undelivered, match="not known") as refused:
        Post(resolve=resolve)(TARGET, {}, b"")
    assert refused.value.again


def test_a_resolver_that_never_answers_is_not_waited_for() -> None:
    leave = threading.Event()

    def resolve(_: str) -> list[str]:
        leave.wait(20)
        return []

    with pytest.raises(Undelivered, match="in time"):
        Post(resolve=resolve, seconds=0.1)(TARGET, {}, b"")
    leave.set()


def test_a_post_arrives_as_it_was_sent(receiver: Receiver) -> None:
    asked: list[str] = []

    def resolve(host: str) -> list[str]:
        asked.append(host)
        return ["127.0.0.1"]

    receiver.names.clear()
    receiver.post(resolve=resolve)(TARGET, {"Content-Type": "text/plain", "Title": "x"}, "Zoë".encode())
    got = receiver.next()
    assert (got.path, got.body) == ("/hook?x=1", "Zoë".encode())
    assert (got.headers["host"], got.headers["title"]) == (HOST, "x")
    assert asked == [HOST]
    assert receiver.names == [HOST]


def test_the_connection_goes_to_the_address_that_was_checked(receiver: Receiver) -> None:
    """A name that changes its address between two lookups gains nothing: there is one lookup."""
    answers = [["127.0.0.1"], ["127.0.0.2"]]
    checked: list[str] = []

    def allowed(address: object) -> bool:
        checked.append(str(address))
        return True

    receiver.post(resolve=lambda host: answers.pop(0), allowed=allowed)(TARGET, {}, b"")
    receiver.next()
    assert checked == ["127.0.0.1"]
    assert len(answers) == 1


def test_the_next_address_is_tried_where_nobody_answers(receiver: Receiver) -> None:
    receiver.post(resolve=lambda host: ["127.0.0.9", "127.0.0.1"])(TARGET, {}, b"second")
    assert receiver.next().body == b"second"


def test_a_certificate_for_another_host_is_not_taken(receiver: Receiver) -> None:
    with pytest.raises(Undelivered, match="certificate") as refused:
        receiver.post()(Target("other.example", "/hook"), {}, b"")
    assert not refused.value.again
    assert receiver.received.empty()


def test_a_certificate_that_nobody_vouches_for_is_not_taken(receiver: Receiver) -> None:
    with pytest.raises(Undelivered, match="certificate"):
        receiver.post(context=ssl.create_default_context())(TARGET, {}, b"")
    assert receiver.received.empty()


@pytest.mark.parametrize("status", [301, 302, 303, 307, 308])
def test_redirects_are_not_followed(receiver: Receiver, status: int) -> None:
    receiver.answers.append(f"HTTP/1.1 {status} Found\r\nLocation: https://{HOST}/elsewhere\r\n\r\n".encode())
    with pytest.raises(Undelivered, match=str(status)) as refused:
        receiver.post()(TARGET, {}, b"")
    assert not refused.value.again
    assert receiver.next().path == "/hook?x=1"
    assert receiver.received.empty()


@pytest.mark.parametrize(
    ("answer", "again", "after"),
    [
        (b"HTTP/1.1 400 Bad Request\r\n\r\n", False, 0),
        (b"HTTP/1.1 404 Not Found\r\nRetry-After: 9\r\n\r\n", False, 9),
        (b"HTTP/1.1 429 Too Many Requests\r\nRetry-After: 7\r\n\r\n", True, 7),
        (b"HTTP/1.1 429 Too Many Requests\r\nretry-after: 0.65\r\n\r\n", True, 0),
        (b"HTTP/1.1 500 Oops\r\n\r\n", True, 0),
        (b"HTTP/1.0 503\r\n\r\n", True, 0),
        (b"HTTP/1.1 100 Continue\r\n\r\n", False, 0),
        (b"SSH-2.0-x\r\n", False, 0),
        (b"", False, 0),
    ],
)
def test_only_what_may_pass_is_tried_again(
    receiver: Receiver, answer: bytes, again: bool, after: int
) -> None:
    receiver.answers.append(answer)
    with pytest.raises(Undelivered) as refused:
        receiver.post()(TARGET, {}, b"")
    assert (refused.value.again, refused.value.after) == (again, after)
    receiver.next()


def test_of_a_long_answer_a_kilobyte_is_read(receiver: Receiver) -> None:
    receiver.answers.append(b"HTTP/1.1 200 OK\r\nX: " + b"x" * 50_000_000)
    receiver.post()(TARGET, {}, b"")
    receiver.next()


def test_a_service_that_says_nothing_is_not_waited_for() -> None:
    with silent() as port, pytest.raises(Undelivered, match="in time") as refused:
        Post(resolve=lambda host: ["127.0.0.1"], allowed=loopback_only, port=port, seconds=0.2)(
            TARGET, {}, b""
        )
    assert refused.value.again


def test_the_time_limit_holds_for_the_whole_answer(receiver: Receiver, tmp_path: Path) -> None:
    """A service that sends a byte now and then holds nobody up."""
    import socket

    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    context.load_cert_chain(receiver.certificate, receiver.certificate.with_suffix(".key"))
    leave = threading.Event()

    def drip(listener: socket.socket) -> None:
        plain, _ = listener.accept()
        with context.wrap_socket(plain, server_side=True) as connection:
            while not leave.is_set():
                try:
                    connection.sendall(b"H")
                except OSError:
                    return
                leave.wait(0.02)

    with socket.create_server(("127.0.0.1", 0)) as listener:
        thread = threading.Thread(target=drip, args=(listener,))
        thread.start()
        post = Post(
            resolve=lambda host: ["127.0.0.1"],
            allowed=loopback_only,
            context=ssl.create_default_context(cafile=str(receiver.certificate)),
            port=listener.getsockname()[1],
            seconds=0.4,
        )
        with pytest.raises(Undelivered, match="in time"):
            post(TARGET, {}, b"")
        leave.set()
        thread.join()


def test_a_port_where_nobody_listens_is_tried_again(receiver: Receiver) -> None:
    with silent() as port:
        pass
    post = Post(resolve=lambda host: ["127.0.0.1"], allowed=loopback_only, port=port)
    with pytest.raises(Undelivered, match="no connection") as refused:
        post(TARGET, {}, b"")
    assert refused.value.again


def test_a_header_cannot_begin_another(receiver: Receiver) -> None:
    with pytest.raises(ValueError, match="line break"):
        receiver.post()(TARGET, {"Title": "x\r\nHost: other"}, b"")


def test_proxies_of_the_environment_are_not_asked(
    receiver: Receiver, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("HTTPS_PROXY", "https_proxy", "ALL_PROXY"):
        monkeypatch.setenv(name, "http://127.0.0.1:1")
    receiver.post()(TARGET, {}, b"direct")
    assert receiver.next().body == b"direct"
