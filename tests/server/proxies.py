"""Real reverse proxies before a real server, with the examples that are shipped; only ports and paths change."""

from __future__ import annotations

import contextlib
import datetime
import os
import pathlib
import shutil
import socket
import subprocess
import time
from collections.abc import Iterator

import pytest
from cryptography import x509
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.x509.oid import NameOID

EXAMPLES = pathlib.Path(__file__).resolve().parents[2] / "packaging"
NAME = "play.example.org"


def need(program: str) -> str:
    """Where a program is; without it the test is left out, but not in CI, which has it."""
    found = shutil.which(program, path=f"{os.environ.get('PATH', '')}:/usr/sbin")
    if found is None:
        package = {"nginx": "nginx-light"}.get(program, program)
        reason = f"{program} is not installed (Debian: apt-get install {package})"
        if os.environ.get("CI"):
            pytest.fail(reason)
        pytest.skip(reason)
    return found


def free_port() -> int:
    """A port nobody uses."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


@contextlib.contextmanager
def nginx(folder: pathlib.Path, port: int, server: int) -> Iterator[None]:
    """nginx on a port, before the server on another one."""
    program = need("nginx")
    _write_certificate(folder)
    example = (EXAMPLES / "nginx.conf").read_text(encoding="utf-8")
    changed = _changed(example, {"listen 443 ": f"listen {port} ", ":8000;": f":{server};", "/etc/ssl/": f"{folder}/"})
    (folder / "example.conf").write_text(changed, encoding="utf-8")
    temporary = "".join(f"{kind}_temp_path {folder}/{kind};\n" for kind in ("client_body", "proxy"))
    user = "user root;\n" if os.geteuid() == 0 else ""
    around = f"{user}daemon off;\npid {folder}/pid;\nerror_log {folder}/errors;\nevents {{}}\n"
    around += f"http {{\naccess_log off;\n{temporary}include {folder}/example.conf;\n}}\n"
    (folder / "nginx.conf").write_text(around, encoding="utf-8")
    with _running([program, "-p", str(folder), "-c", str(folder / "nginx.conf")], folder, port):
        yield


@contextlib.contextmanager
def caddy(folder: pathlib.Path, port: int, server: int) -> Iterator[None]:
    """Caddy on a port, before the server on another one, with certificates of its own making."""
    program = need("caddy")
    example = (EXAMPLES / "Caddyfile").read_text(encoding="utf-8")
    changed = _changed(example, {f"{NAME} {{": f"{NAME}:{port} {{", "127.0.0.1:8000": f"127.0.0.1:{server}"})
    (folder / "example").write_text(changed, encoding="utf-8")
    options = ["local_certs", "skip_install_trust", "admin off", f"http_port {free_port()}", f"https_port {port}"]
    options += ["auto_https disable_redirects", f"storage file_system {folder}/kept"]
    text = "{\n" + "".join(f"\t{option}\n" for option in options) + f"}}\nimport {folder}/example\n"
    (folder / "Caddyfile").write_text(text, encoding="utf-8")
    command = [program, "run", "--config", str(folder / "Caddyfile"), "--adapter", "caddyfile"]
    with _running(command, folder, port, HOME=str(folder), XDG_DATA_HOME=str(folder), XDG_CONFIG_HOME=str(folder)):
        yield


PROXIES = {"nginx": nginx, "caddy": caddy}


def _changed(text: str, changes: dict[str, str]) -> str:
    for old, new in changes.items():
        assert old in text, f"the example has no {old}"
        text = text.replace(old, new)
    return text


@contextlib.contextmanager
def _running(command: list[str], folder: pathlib.Path, port: int, **environment: str) -> Iterator[None]:
    with (folder / "log").open("wb") as log:
        process = subprocess.Popen(command, stdout=log, stderr=log, env={**os.environ, **environment})
    try:
        for _ in range(600):
            with contextlib.suppress(OSError):
                socket.create_connection(("127.0.0.1", port), 1).close()
                break
            assert process.poll() is None, (folder / "log").read_text(encoding="utf-8")
            time.sleep(0.05)
        yield
    finally:
        process.terminate()
        process.wait(20)


def _write_certificate(folder: pathlib.Path) -> None:
    """A certificate that nobody has signed but we."""
    key = ec.generate_private_key(ec.SECP256R1())
    name = x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, NAME)])
    now = datetime.datetime.now(datetime.UTC)
    certificate = (
        x509.CertificateBuilder()
        .subject_name(name)
        .issuer_name(name)
        .public_key(key.public_key())
        .serial_number(x509.random_serial_number())
        .not_valid_before(now - datetime.timedelta(days=1))
        .not_valid_after(now + datetime.timedelta(days=1))
        .sign(key, hashes.SHA256())
    )
    (folder / f"{NAME}.pem").write_bytes(certificate.public_bytes(serialization.Encoding.PEM))
    plain = serialization.NoEncryption()
    form = serialization.PrivateFormat.PKCS8
    (folder / f"{NAME}.key").write_bytes(key.private_bytes(serialization.Encoding.PEM, form, plain))
