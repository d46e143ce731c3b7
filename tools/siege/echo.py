"""An echo, as a measure of the machine: what a server that does nothing would take to answer just now."""

from __future__ import annotations

import socket
import threading


def main() -> None:
    """Say the port, then give back what comes."""
    with socket.create_server(("127.0.0.1", 0)) as listener:
        print(listener.getsockname()[1], flush=True)
        while True:
            threading.Thread(target=give_back, args=[listener.accept()[0]], daemon=True).start()


def give_back(plain: socket.socket) -> None:
    """Whatever comes."""
    with plain:
        plain.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        while data := plain.recv(100):
            plain.sendall(data)


if __name__ == "__main__":
    main()
