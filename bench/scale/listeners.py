"""Connections that listen, and throw away what they hear, until standard input ends."""

import select
import sys

import psycopg


def main() -> None:
    """Listen."""
    database, count = sys.argv[1], int(sys.argv[2])
    connections = [psycopg.connect(database, autocommit=True) for _ in range(count)]
    for connection in connections:
        connection.execute("LISTEN franchise")
    print("listening", flush=True)
    sockets = {connection.fileno(): connection.pgconn for connection in connections}
    while True:
        for ready in select.select([*sockets, sys.stdin.fileno()], [], [])[0]:
            if ready == sys.stdin.fileno():
                return
            sockets[ready].consume_input()
            while sockets[ready].notifies():
                pass


if __name__ == "__main__":
    main()
