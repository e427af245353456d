#!/usr/bin/env python3
"""Installs a release's package for Debian in bare systems, draws a spec, a storyboard and an app there, and compares the pictures.

Usage: installed.py PACKAGE FOLDER [--suites bookworm trixie forky noble resolute] [--swift /opt/swift/usr]

The systems are made by debootstrap in FOLDER, with what every Debian or Ubuntu has and nothing else, and are kept there. They are entered with chroot in
a mount namespace, so this needs root. Plumb's own files are the only ones of this folder that they see: the package and the examples. An app needs
Swift, which they have not, so this machine's toolchain is mounted for it, read-only; what the toolchain loads comes from the system, or
from this machine if the system has no library of that name.
"""
import argparse
import filecmp
import os
import shutil
import subprocess
import sys

import systems

ROOT = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
# What a Debian package of Swift would depend on.
TOOLCHAIN = "binutils binutils-gold|binutils libgcc-12-dev|libgcc-13-dev|libgcc-14-dev|libgcc-15-dev libedit2 libncurses6 libsqlite3-0 libz3-4 zlib1g-dev".split()
# The names with which the toolchain is linked.
COMPATIBLE = ["libxml2.so.2", "libicuuc.so.72", "libicudata.so.72"]


def make(suite, root):
    if os.path.exists(f"{root}/var/lib/dpkg/info/base-files.list"):
        return
    script = f"/usr/share/debootstrap/scripts/{suite}"
    options = [f"--keyring={systems.keyring(suite, os.path.dirname(root))}", f"--components={','.join(systems.components(suite))}"]
    # A release that debootstrap does not know yet is made as those before it.
    scripts = [] if os.path.exists(script) else [f"/usr/share/debootstrap/scripts/{'gutsy' if suite in systems.UBUNTU else 'sid'}"]
    command = ["debootstrap", "--variant=minbase", *options, suite, root, systems.mirror(suite), *scripts]
    subprocess.run(command, check=True, stdout=subprocess.DEVNULL)


def inside(root, shared, command, swift=None):
    """Runs a shell command in a system, and returns its status and what it printed."""
    script = f"mount -t proc proc {root}/proc && mount --rbind /dev {root}/dev && mkdir -p {root}/share && mount --bind {shared} {root}/share && "
    path = "/usr/sbin:/usr/bin:/sbin:/bin"
    libraries = ""
    if swift:
        script += f"mkdir -p {root}{swift} && mount --bind {swift} {root}{swift} && mount -o remount,bind,ro {root}{swift} && "
        path, libraries = f"{swift}/bin:{path}", "LD_LIBRARY_PATH=/share/compatible"
    script += f'exec chroot {root} /usr/bin/env -i HOME=/root LANG=C.UTF-8 DEBIAN_FRONTEND=noninteractive {libraries} PATH={path} bash -c "$1"'
    done = subprocess.run(["unshare", "-m", "bash", "-c", script, "_", command], stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
    return done.returncode, done.stdout


def pictures(folder):
    return sorted(os.path.relpath(os.path.join(at, name), folder) for at, _, names in os.walk(folder) for name in names if name.endswith(".png"))


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("package")
    parser.add_argument("folder")
    parser.add_argument("--suites", nargs="+", default=["bookworm", "trixie", "forky", "noble", "resolute"])
    parser.add_argument("--swift", default="/opt/swift/usr")
    arguments = parser.parse_args()
    folder = os.path.abspath(arguments.folder)
    failed = False
    for suite in arguments.suites:
        root, shared = f"{folder}/{suite}", f"{folder}/{suite}.share"
        make(suite, root)
        for name in ["resolv.conf", "hosts"]:
            shutil.copy(f"/etc/{name}", f"{root}/etc/{name}")
        shutil.rmtree(shared, ignore_errors=True)
        os.makedirs(f"{shared}/compatible")
        shutil.copy(arguments.package, f"{shared}/plumb.deb")
        for name in ["SignIn", "Trips", "App"]:
            shutil.copytree(f"{ROOT}/Examples/{name}", f"{shared}/{name}", ignore=shutil.ignore_patterns("Output"))

        def step(title, command, swift=None):
            nonlocal failed
            status, printed = inside(root, shared, command, swift)
            lines = printed.strip().splitlines()
            print(f"{suite}: {title}: {lines[-1] if lines else ''}" + ("" if status == 0 else f" (status {status})"), flush=True)
            if status != 0:
                failed = True
                print("  " + "\n  ".join(lines[-12:]))
            return status == 0

        # A mirror may be older than testing's index is valid.
        apt = "apt-get -qq -o Acquire::Check-Valid-Until=false"
        step("installed", f"dpkg -P plumb >/dev/null 2>&1; {apt} update && {apt} install -y --no-install-recommends /share/plumb.deb >/dev/null && plumb --version")
        step("a spec", "cd /share/SignIn && plumb render . --matrix default --out /share/out/spec")
        step("a storyboard", "cd /share/Trips && plumb render Trips.storyboard --device 'iPhone 16 Pro' --language en ar --style light dark --out /share/out/storyboard")
        for name in COMPATIBLE:
            library = f"/usr/lib/x86_64-linux-gnu/{name}"
            if os.path.exists(library) and not os.path.exists(root + library):
                shutil.copy(library, f"{shared}/compatible/{name}")
        suggested = "dpkg-query -W -f '${Suggests}' plumb | tr , '\\n'"
        choose = "while read -r line; do for name in $(tr '|' ' ' <<< \"$line\"); do apt-cache show $name >/dev/null 2>&1 && echo $name && break; done; done"
        packages = f"$( ( {suggested}; echo; printf '%s\\n' {' '.join(repr(name) for name in TOOLCHAIN)} ) | {choose} )"
        step("what apps need", f"{apt} install -y --no-install-recommends {packages} >/dev/null && swift --version 2>&1 | head -1", arguments.swift)
        app = "cd /share/App && time plumb render Trails.xcodeproj --device 'iPhone 16 Pro' --language en de --out /share/out/app 2>&1"
        drawn = "grep -E 'lost|real' /tmp/app.log | tr '\\n' ' '; grep -q ' 0 lost' /tmp/app.log || { cat /tmp/app.log; exit 1; }"
        step("an app", f"{{ {app}; }} > /tmp/app.log 2>&1; {drawn}", arguments.swift)

    first, *others = arguments.suites
    expected = pictures(f"{folder}/{first}.share/out")
    for suite in others:
        equal = [
            name for name in expected
            if os.path.exists(f"{folder}/{suite}.share/out/{name}")
            and filecmp.cmp(f"{folder}/{first}.share/out/{name}", f"{folder}/{suite}.share/out/{name}", shallow=False)
        ]
        print(f"{suite}: {len(equal)} of {len(expected)} pictures have the bytes of {first}")
        for name in [name for name in expected if name not in equal][:20]:
            print(f"  {name}")
        failed = failed or len(equal) < len(expected)
    sys.exit(1 if failed or not expected else 0)


main()
