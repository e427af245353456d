#!/usr/bin/env python3
"""Shares drawn cells between runs by nginx's WebDAV on the loopback, then stops, slows and poisons it.

    Tests/FaultTests/nginx.py .build/debug/plumb [--nginx /usr/sbin/nginx]

Each run must end as without a cache, and say what the server did.
"""
import argparse
import os
import pathlib
import re
import shutil
import socket
import subprocess
import sys
import tempfile
import threading
import time

CONFIGURATION = """
daemon off; master_process off; pid {folder}/pid; error_log {folder}/errors;
events {{}}
http {{
  access_log {folder}/log;
  client_body_temp_path {folder}/body; proxy_temp_path {folder}/t1; fastcgi_temp_path {folder}/t2; uwsgi_temp_path {folder}/t3;
  scgi_temp_path {folder}/t4;
  server {{
    listen 127.0.0.1:{port};
    location / {{ root {folder}/files; dav_methods PUT; create_full_put_path on; client_max_body_size 64m; }}
  }}
}}
"""


def free_port():
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        return found.getsockname()[1]


class Slow(threading.Thread):
    """Accepts connections and never answers."""

    def __init__(self):
        super().__init__(daemon=True)
        self.socket = socket.create_server(("127.0.0.1", 0))
        self.port, self.open = self.socket.getsockname()[1], []

    def run(self):
        while True:
            self.open.append(self.socket.accept())


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("plumb")
    parser.add_argument("--nginx", default="/usr/sbin/nginx")
    arguments = parser.parse_args()
    plumb = os.path.abspath(arguments.plumb)
    with tempfile.TemporaryDirectory() as made:
        folder, port, failed = pathlib.Path(made), free_port(), []
        (folder / "files").mkdir()
        (folder / "nginx.conf").write_text(CONFIGURATION.format(folder=folder, port=port))
        project = folder / "project"
        project.mkdir()
        devices = ", ".join(f"{20 + at}x40" for at in range(12))
        (project / "plumb.yaml").write_text(f"inputs: [Card.yaml]\nmatrix: small\nmatrices: {{small: {{devices: [{devices}]}}}}\n")
        (project / "Card.yaml").write_text("name: Card\nroot: {kind: UIView, backgroundColor: red}\n")

        def run(title, address, expected, *words, keeps=False):
            if not keeps:
                shutil.rmtree(project / "Output", ignore_errors=True)
            began = time.monotonic()
            done = subprocess.run([plumb, *words, "--cache", address], cwd=project, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
            lines = [line for line in done.stdout.splitlines() if not re.match(r"checked \d+ of", line)]
            good = done.returncode == 0 and all(part in done.stdout for part in expected)
            print(f"{title}: status {done.returncode}, {time.monotonic() - began:.1f} s: {' | '.join(lines)}" + ("" if good else "  WRONG"), flush=True)
            if not good:
                failed.append(title)

        def stored():
            return [path for path in (folder / "files").rglob("*") if path.is_file()]

        server = subprocess.Popen([arguments.nginx, "-p", str(folder), "-c", str(folder / "nginx.conf")], stderr=subprocess.DEVNULL)
        while subprocess.run(["bash", "-c", f"exec 3<>/dev/tcp/127.0.0.1/{port}"], stderr=subprocess.DEVNULL).returncode:
            time.sleep(0.05)
        try:
            address = f"http://127.0.0.1:{port}/cells"
            subprocess.run([plumb, "approve"], cwd=project, check=True, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
            run("first run", address, ["all 12 cells match"], "test")
            print(f"  nginx stores {len(stored())} files")
            run("second run, empty disk", address, ["all 12 cells match", "(12 from the cache)"], "test")
            log = (folder / "log").read_text()
            run("read only", address, ["(12 from the cache)"], "test", "--cache-read-only")
            wrote = (folder / "log").read_text()[len(log) :].count('"PUT')
            print(f"  read only: {wrote} PUT")
            if wrote or not stored():
                failed.append("read only")
            # Every stored content is damaged, then every entry names another content.
            for path in stored():
                if "/cas/" in str(path):
                    data = bytearray(path.read_bytes())
                    data[len(data) // 2] ^= 1
                    path.write_bytes(data)
            run("contents are damaged", address, ["all 12 cells match", "12 entries of the cache server refused"], "test")
            entries = [path for path in stored() if "/ac/" in str(path)]
            for path in entries:
                path.write_bytes(os.urandom(200))
            run("entries are damaged", address, ["all 12 cells match", "12 entries of the cache server refused"], "test")
        finally:
            server.terminate()
            server.wait()
        run("server is down", address, ["all 12 cells match", "cannot be reached"], "test")
        slow = Slow()
        slow.start()
        run("server never answers", f"http://127.0.0.1:{slow.port}/cells", ["all 12 cells match", "does not answer in time"], "test")
        print(f"{len(failed)} failures" + (": " + ", ".join(failed) if failed else ""))
        sys.exit(1 if failed else 0)


main()
