"""Debian's and Ubuntu's systems: where their packages are, who signs them, and how apt gets them into a folder in which nothing is installed."""
import glob
import os
import subprocess

KEYRINGS = "/usr/share/keyrings"
UBUNTU = ["jammy", "noble", "plucky", "questing", "resolute"]


def mirror(suite):
    """Returns the address of a suite's packages: for Debian, that from which this machine's apt gets its own."""
    if suite in UBUNTU:
        return "http://archive.ubuntu.com/ubuntu"
    lines = subprocess.run(["apt-get", "indextargets", "--format", "$(REPO_URI)"], stdout=subprocess.PIPE, text=True).stdout.splitlines()
    return next((line for line in lines if line.rstrip("/").endswith("/debian")), "http://deb.debian.org/debian")


def components(suite):
    """Returns the parts of a suite that have what Plumb needs: `libturbojpeg` is in Ubuntu's universe."""
    return ["main", "universe"] if suite in UBUNTU else ["main"]


def keyring(suite, folder):
    """Returns the file of the keys that sign a suite. Ubuntu's are in a package of Debian 13, which Debian's keys sign."""
    name = "ubuntu-archive-keyring" if suite in UBUNTU else "debian-archive-keyring"
    installed = f"{KEYRINGS}/{name}.gpg"
    if os.path.exists(installed):
        return installed
    return unpack("trixie", f"{folder}/{name}", f"{folder}/{name}.apt", [name]) + installed


def unpack(suite, root, state, packages, architecture="amd64"):
    """Extracts packages and what they depend on into `root`, and returns it. apt keeps its own files in `state`."""
    for path in ["etc/apt/apt.conf.d", "etc/apt/preferences.d", "var/lib/apt/lists/partial", "var/lib/dpkg", "var/cache/apt/archives/partial"]:
        os.makedirs(f"{state}/{path}", exist_ok=True)
    open(f"{state}/var/lib/dpkg/status", "a").close()
    signed = keyring(suite, os.path.dirname(state))
    with open(f"{state}/etc/apt/sources.list", "w") as sources:
        sources.write(f"deb [signed-by={signed} arch={architecture}] {mirror(suite)} {suite} {' '.join(components(suite))}\n")
    apt = ["apt-get", "-qq", "-o", f"Dir={state}", "-o", f"Dir::State::status={state}/var/lib/dpkg/status", "-o", "APT::Sandbox::User=root"]
    apt += ["-o", f"APT::Architecture={architecture}", "-o", f"APT::Architectures={architecture}"]
    # A mirror may be older than testing's index is valid.
    apt += ["-o", "Acquire::Check-Valid-Until=false"]
    subprocess.run(apt + ["update"], check=True)

    def is_known(name):
        return subprocess.run(["apt-cache", *apt[2:], "show", name], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL).returncode == 0

    # A package may have another name in a suite: the first that it has is taken.
    names = [next(filter(is_known, alternatives.split("|")), alternatives) for alternatives in packages]
    subprocess.run(apt + ["install", "-y", "--download-only", "--no-install-recommends", *names], check=True, stdout=subprocess.DEVNULL)
    for folder in ["bin", "sbin", "lib", "lib64"]:
        os.makedirs(f"{root}/usr/{folder}", exist_ok=True)
        if not os.path.lexists(f"{root}/{folder}"):
            os.symlink(f"usr/{folder}", f"{root}/{folder}")
    for archive in sorted(glob.glob(f"{state}/var/cache/apt/archives/*.deb")):
        unpacked = subprocess.run(["dpkg-deb", "--fsys-tarfile", archive], check=True, stdout=subprocess.PIPE).stdout
        subprocess.run(["tar", "-x", "-C", root, "--keep-directory-symlink"], input=unpacked, check=True)
    return root
