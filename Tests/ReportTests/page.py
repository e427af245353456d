#!/usr/bin/env python3
"""Opens reports in headless Chromium and uses them as people do: with a mouse, with a keyboard, on a phone, in dark mode.

    Tests/ReportTests/page.py .build/debug/plumb [--smoke] [--screenshots FOLDER] [--axe axe.min.js]

Requires Python's playwright and Chromium; `--can-run` exits with 0 if both are installed. The screenshots are for people to look at.
"""
import argparse
import json
import pathlib
import re
import shutil
import statistics
import subprocess
import sys
import tempfile
import time

CHROMIUM = next((path for path in map(shutil.which, ["chromium", "chromium-browser", "google-chrome"]) if path), None)


def find_playwright():
    """Returns the function that starts a browser, or None if playwright or Chromium is missing."""
    try:
        from playwright.sync_api import sync_playwright
    except ImportError:
        return None
    return sync_playwright if CHROMIUM else None


SPEC = """name: Case{number}
root:
  kind: UIView
  backgroundColor: systemBackground
  subviews:
    - {{kind: UILabel, id: title, text: Case {number}, font: headline}}
    - {{kind: UIView, id: box, backgroundColor: systemBlue}}
constraints:
  - title.leading == safeArea.leading + {constant}
  - title.top == safeArea.top + 8
  - box.leading == title.leading
  - box.top == title.bottom + 8
  - box.width == 40
  - box.height == 20
"""

# Checks for axe-core's most serious rules (names, contrast, focus order), used if its script is not given.
OWN_CHECK = """() => {
  const faults = [], seen = new Set();
  const visible = found => found.getClientRects().length && getComputedStyle(found).visibility !== 'hidden';
  const named = found => (found.getAttribute('aria-label') || found.labels?.[0]?.textContent || found.textContent || found.title || found.alt || '').trim();
  for (const found of document.querySelectorAll('button, input, select, textarea, a[href], [role=button]'))
    if (visible(found) && !named(found)) faults.push('no name: ' + found.outerHTML.slice(0, 80));
  for (const found of document.querySelectorAll('img')) if (!found.hasAttribute('alt')) faults.push('no alt: ' + found.src.slice(0, 60));
  for (const found of document.querySelectorAll('[id]')) { if (seen.has(found.id)) faults.push('duplicate id: ' + found.id); seen.add(found.id); }
  for (const found of document.querySelectorAll('[tabindex]')) if (found.tabIndex > 0) faults.push('positive tabindex: ' + found.outerHTML.slice(0, 80));
  if (!document.documentElement.lang) faults.push('no language');
  if (document.querySelectorAll('main').length !== 1) faults.push('not exactly one main element');
  // Mixed colours are computed as `color(srgb 0.93 0.93 0.93)`, others as `rgb(237, 237, 237)`.
  const numbers = text => (text.match(/[\\d.]+/g) || []).map((value, at) => text.startsWith('color(') && at < 3 ? value * 255 : Number(value));
  const light = ([r, g, b]) => [r, g, b].map(value => value / 255).map(value => value <= .03928 ? value / 12.92 : ((value + .055) / 1.055) ** 2.4)
    .reduce((sum, value, at) => sum + value * [.2126, .7152, .0722][at], 0);
  const ground = found => { for (let at = found; at; at = at.parentElement) { const color = numbers(getComputedStyle(at).backgroundColor);
    if (color.length === 3 || color[3] > .99) return color; } return [255, 255, 255]; };
  for (const found of document.querySelectorAll('body *')) {
    const words = [...found.childNodes].some(node => node.nodeType === 3 && node.textContent.trim());
    if (!words || !visible(found) || found.closest('svg, script, style, [disabled]') || found.matches('.skip')) continue;
    const style = getComputedStyle(found), ink = numbers(style.color);
    const [a, b] = [light(ink), light(ground(found))].sort((x, y) => y - x);
    const needed = parseFloat(style.fontSize) >= 24 || parseFloat(style.fontSize) >= 18.66 && Number(style.fontWeight) >= 700 ? 3 : 4.5;
    if ((a + .05) / (b + .05) < needed) faults.push(`contrast ${((a + .05) / (b + .05)).toFixed(2)}: ${found.textContent.trim().slice(0, 40)}`);
  }
  return faults;
}"""


def check(fact, words):
    print(("  ok    " if fact else "  FAIL  ") + words)
    if not fact:
        check.faults.append(words)


check.faults = []


class Project:
    """A folder with cases. The tests approve their goldens and then change their constants."""

    def __init__(self, plumb, cases, sizes):
        self.plumb = str(pathlib.Path(plumb).resolve())
        self.folder = pathlib.Path(tempfile.mkdtemp(prefix="plumb-page-"))
        devices = ", ".join(f"{100 + 2 * at}x80@1x" for at in range(sizes))
        (self.folder / "plumb.yaml").write_text(f"inputs: [Inputs]\nmatrix: own\nmatrices: {{own: {{devices: [{devices}], styles: all}}}}\n")
        (self.folder / "Inputs").mkdir()
        for number in range(cases):
            self.write(number, 8)

    def write(self, number, constant):
        (self.folder / f"Inputs/Case{number}.yaml").write_text(SPEC.format(number=number, constant=constant))

    def run(self, *words):
        return subprocess.run([self.plumb, *words], cwd=self.folder, capture_output=True, text=True)

    @property
    def page(self):
        return (self.folder / "Output/report.html").as_uri()

    def remove(self):
        shutil.rmtree(self.folder)


def looked_over(page, axe, where):
    if axe:
        page.evaluate(axe)
        found = page.evaluate("async () => (await axe.run()).violations.filter(one => ['serious', 'critical'].includes(one.impact))"
                              ".map(one => one.id + ': ' + one.nodes[0].html.slice(0, 100) + ' ' + one.nodes[0].failureSummary)")
        check(not found, f"axe-core finds nothing serious, {where} {found or ''}")
    else:
        found = page.evaluate(OWN_CHECK)
        check(not found, f"names, contrast and focus order are correct, {where} {found[:5] or ''}")


def opened(browser, address, requests, **context):
    page = browser.new_context(**context).new_page()
    page.on("request", lambda request: requests.append(request.url))
    page.on("pageerror", lambda error: check(False, f"an error on the page: {error}"))
    page.on("console", lambda line: check(line.type != "error", f"console: {line.text}") if line.type == "error" else None)
    page.goto(address)
    return page


def until(page, fact, seconds=20):
    """Polls until an expression is true. The pages' content security policy forbids waiting inside the page."""
    end = time.monotonic() + seconds
    while not page.evaluate(fact):
        assert time.monotonic() < end, f"timed out waiting for {fact}"
        time.sleep(.004)


def use(browser, project, cells, axe, screenshots):
    requests = []
    page = opened(browser, "about:blank", requests, viewport={"width": 1280, "height": 860})
    times = []
    for _ in range(3):
        page.goto("about:blank")
        start = time.monotonic()
        page.goto(project.page, wait_until="commit")
        until(page, "document.querySelector('.matrix td button') && document.querySelector('#list img')?.naturalWidth > 0")
        times.append(time.monotonic() - start)
    size = pathlib.Path(project.folder / "Output/report.html").stat().st_size / 1e6
    print(f"  {cells} cells: opened in {', '.join(f'{one:.2f}' for one in times)} s, the file has {size:.1f} MB")
    check(min(times) < 1, f"a report of {cells} failing cells opens in less than a second")
    check(page.locator("#list button").count() == cells, f"the list has {cells} cells")
    overview(page, cells)
    modes = page.locator(", ".join(f'.tools button[title="Key {at}"]' for at in range(1, 10)))
    check(modes.count() == 7, "seven view modes")
    for at in range(modes.count()):
        modes.nth(at).click()
        check(modes.nth(at).get_attribute("aria-pressed") == "true" and page.locator(".pane img").count() > 0, f"mode {at + 1} by mouse")
    page.locator("h2").first.click()
    for at in range(7):
        page.keyboard.press(str(at + 1))
        check(modes.nth(at).get_attribute("aria-pressed") == "true", f"mode {at + 1} by keyboard")
    page.keyboard.press("1")
    first = page.locator("main h2").inner_text()
    page.keyboard.press("j")
    second = page.locator("main h2").inner_text()
    page.keyboard.press("k")
    check(first != second and page.locator("main h2").inner_text() == first, "j selects the next cell, k the previous one")
    outlined = page.evaluate("[...document.querySelectorAll('.pane')].map(pane => ['was', 'is'].filter(kind =>"
                             " [...pane.querySelectorAll('svg .' + kind)].some(box => getComputedStyle(box).display !== 'none')).join())")
    check(outlined == ["was", "is"], f"the golden shows old frames, the actual picture new ones {outlined}")
    check(page.evaluate("[...document.querySelectorAll('main svg rect:not(.pin rect)')].every(box => getComputedStyle(box).fill === 'none')"),
          "outlines cover nothing of the picture")
    said = page.locator("#said").inner_text()
    check(first in said and f"of {cells}" in said, f"the selected cell is announced: {said}")
    check(page.locator(".tools button").evaluate_all("all => all.every(one => one.hasAttribute('aria-keyshortcuts'))"), "buttons name their keys")
    page.locator("main ul.words li[data-change]").first.hover()
    check(page.locator("main svg .hot").count() == 2, "hovering over a change highlights it in both pictures")
    before = page.locator("#zoom").inner_text()
    page.keyboard.press("+")
    check(page.locator("#zoom").inner_text() != before, "the keyboard zooms")
    panes = page.evaluate("[...document.querySelectorAll('.sheet')].map(one => one.style.transform)")
    check(len(panes) == 2 and panes[0] == panes[1], "all panes zoom together")
    page.keyboard.press("0")
    page.keyboard.press("/")
    page.keyboard.type("Case1/100x80")
    check(page.locator("#list button").count() == 2, "search")
    page.locator("#search").fill("")
    page.locator("#group").select_option("case")
    check(page.locator("#list section").count() == cells // 10, "grouped by case")
    page.locator("#group").select_option("cause")
    check(page.locator("#list section").count() < 5, "grouped by cause")
    page.keyboard.press("Escape")
    link = page.evaluate("location.href")
    check("#" in link and opened(browser, link, []).locator("main h2").inner_text() == first, "a link opens its cell")
    page.locator("h2").first.click()
    page.keyboard.press("?")
    check(page.locator("#help[open]").count() == 1, "? lists the keys")
    page.keyboard.press("Escape")
    looked_over(page, axe, "light")
    if screenshots:
        page.screenshot(path=screenshots / "report-light.png")
    dark = opened(browser, project.page, requests, viewport={"width": 1280, "height": 860}, color_scheme="dark")
    dark.wait_for_selector(".matrix")
    dark.keyboard.press("j")
    dark.wait_for_selector(".pane img")
    looked_over(dark, axe, "dark")
    if screenshots:
        dark.screenshot(path=screenshots / "report-dark.png")
    phone = opened(browser, project.page, requests, viewport={"width": 390, "height": 844}, device_scale_factor=2, is_mobile=True, has_touch=True)
    if screenshots:
        phone.screenshot(path=screenshots / "report-phone-list.png")
    phone.locator("#list button").first.tap()
    phone.wait_for_selector(".pane img")
    check(phone.evaluate("document.documentElement.scrollWidth <= innerWidth"), "nothing is wider than the screen of a phone")
    check(phone.locator(".back").is_visible(), "a phone has a button back to the list")
    looked_over(phone, axe, "phone")
    if screenshots:
        phone.screenshot(path=screenshots / "report-phone.png")
    foreign = [url for url in requests if not url.startswith(("file:", "data:", "about:", "blob:"))]
    check(not foreign, f"the page requests nothing from elsewhere {foreign[:3] or ''}")


def overview(page, cells):
    """The table of devices and variants that a report opens with, and the list beside it."""
    squares = page.locator(".matrix td button")
    counts = [int(words.split()[0]) for words in squares.all_inner_texts()]
    check(sum(counts) == cells, f"the first view counts every cell by device and variant: {len(counts)} squares")
    check(page.locator("#hint kbd").count() >= 4 and page.locator("#keys").is_visible(), "the most important keys are on the page")
    loaded = page.evaluate("[...document.querySelectorAll('#list img')].filter(one => one.src).length")
    check(0 < loaded < max(40, cells / 4), f"thumbnails load when they are near: {loaded} of {cells}")
    page.get_by_role("button", name="Cases × devices").click()
    check(page.locator(".matrix tbody tr").count() == cells // 10, "cases by devices")
    page.get_by_role("button", name="Devices × variants").click()
    page.locator(".matrix td button").first.click()
    check(page.locator("#list button").count() == counts[0] and page.locator(".pane").count() > 0, "a square shows its cells")
    page.locator("#clear").click()
    check(page.locator("#list button").count() == cells, "all cells are shown again")
    start = time.monotonic()
    page.locator("#group").select_option("device")
    page.locator("#group").select_option("cause")
    taken = (time.monotonic() - start) / 2
    check(taken < .5, f"{cells} cells are grouped anew in {taken:.2f} s")
    page.keyboard.press("Escape")
    page.locator("h1").click()
    page.keyboard.press("o")
    check(page.locator(".matrix").count() == 1, "o returns to the overview")
    page.keyboard.press("j")
    until(page, "document.querySelector('.sheet img')?.naturalWidth > 0")


def sizes(browser, plumb, screenshots):
    """Looks at a phone's cell in windows of three sizes: the whole picture is visible, words wrap, and nothing is cut off at the side."""
    project = Project(plumb, 1, 1)
    (project.folder / "plumb.yaml").write_text("inputs: [Inputs]\nmatrix: own\nmatrices: {own: {devices: [iPhone 16 Pro], styles: all}}\n")
    project.run("approve")
    project.write(0, 12)
    long = "aVeryLongNameThatHasNoPlaceToBreakBecauseItIsOneWordAndGoesOnForLongerThanTheColumnIsWide"
    file = project.folder / "Inputs/Case0.yaml"
    file.write_text(file.read_text().replace("box", long))
    project.run("test")
    for words, width, height in [("wide", 1440, 900), ("medium", 1024, 768), ("phone", 390, 844)]:
        page = opened(browser, project.page, [], viewport={"width": width, "height": height}, is_mobile=words == "phone", has_touch=words == "phone")
        if words == "phone":
            page.locator("#overview").tap()
            check(page.evaluate("document.documentElement.scrollWidth <= innerWidth"), "the overview fits a phone")
            page.locator(".back").tap()
            page.locator("#list button").first.tap()
        else:
            page.keyboard.press("j")
        until(page, "document.querySelector('.sheet img')?.naturalWidth > 0")
        time.sleep(.1)
        found = page.evaluate("""() => {
          const pane = document.querySelector('.pane').getBoundingClientRect(), image = document.querySelector('.sheet img').getBoundingClientRect();
          return { inPane: image.bottom <= pane.bottom + 1 && image.right <= pane.right + 1, bottom: pane.bottom, wide: document.documentElement.scrollWidth,
            words: [...document.querySelectorAll('.words li')].every(one => one.scrollWidth <= one.clientWidth + 1), tall: image.height };
        }""")
        check(found["inPane"] and (words == "phone" or found["bottom"] <= height), f"{words}: Fit shows the whole phone ({found['tall']:.0f} pixels tall)")
        check(found["words"] and found["wide"] <= width, f"{words}: the changes wrap")
        if screenshots:
            page.screenshot(path=screenshots / f"cell-{words}.png")
        page.close()
    project.remove()


def review(browser, project, axe, screenshots):
    """The page as `plumb review` serves it."""
    server = subprocess.Popen([project.plumb, "review"], cwd=project.folder, stdout=subprocess.PIPE, text=True)
    link = server.stdout.readline().split()[-1]
    requests = []
    page = opened(browser, link, requests, viewport={"width": 1280, "height": 860})
    until(page, "document.querySelector('.matrix')")
    page.keyboard.press("j")
    until(page, "document.querySelector('.sheet img')?.naturalWidth > 0")
    looked_over(page, axe, "review")
    if screenshots:
        page.screenshot(path=screenshots / "review.png")
    name = page.locator("main h2").inner_text()
    page.keyboard.press("a")
    until(page, "document.getElementById('progress').textContent.startsWith('1 accepted')")
    check(page.locator("main h2").inner_text() != name, "accepting with a key selects the next cell")
    page.keyboard.press("x")
    until(page, "document.getElementById('progress').textContent.includes('1 rejected')")
    page.locator("[data-decision='accept-cause']").click()
    until(page, "document.getElementById('progress').textContent.endsWith(' 0 undecided')")
    check(True, "all cells with the same cause are accepted together")
    with page.expect_response("**/done"):
        page.get_by_role("button", name="End the review").click()
    said = server.communicate(timeout=20)[0]
    check("1 rejected, 0 undecided" in said, f"the command prints the decisions when it ends: {said.strip()}")
    check(all(url.startswith((link.split("/?")[0], "data:")) for url in requests), "every request goes to the server")
    check(project.run("test").stdout.startswith("1 of "), "only the rejected cell differs afterwards")


def watch(browser, project):
    """Measures the time from writing a spec to showing its new picture, for twenty edits."""
    project.write(0, 8)
    server = subprocess.Popen([project.plumb, "watch", "Inputs/Case0.yaml"], cwd=project.folder, stdout=subprocess.PIPE, text=True)
    link = server.stdout.readline().split()[-1]
    page = opened(browser, link, [])
    until(page, "document.querySelector('#cells img')?.naturalWidth > 0")
    page.evaluate("() => { window.times = []; document.addEventListener('shown', () => requestAnimationFrame(() => window.times.push(Date.now()))); }")
    times = []
    for number in range(20):
        count = page.evaluate("times.length")
        start = time.time() * 1000
        project.write(0, 9 + number)
        until(page, f"times.length > {count}")
        times.append(page.evaluate("times.at(-1)") - start)
    print(f"  20 edits shown after {min(times):.0f} to {max(times):.0f} ms, median {statistics.median(times):.0f} ms")
    check(statistics.median(times) < 300, "an edit is shown in less than 0.3 s (median of 20)")
    (project.folder / "Inputs/Case0.yaml").write_text("root: {kind: UIVew}\n")
    until(page, "document.getElementById('faults').textContent.includes('UIVew')")
    check(page.locator("#cells img").count() == 1, "an error is shown, and the picture stays")
    project.write(0, 8)
    until(page, "document.getElementById('faults').textContent === ''")
    page.close()
    server.terminate()
    server.wait()


def gallery(browser, project, axe, screenshots):
    said = project.run("gallery", "--matrix", "own")
    page = opened(browser, (project.folder / "Output/gallery/gallery.html").as_uri(), [], viewport={"width": 1280, "height": 860})
    cells = page.locator(".shot").count()
    check(said.stdout.startswith(f"{cells} cells in "), f"the gallery has every cell: {said.stdout.strip()}")
    check(page.locator("#rows").input_value() != page.locator("#columns").input_value(), "rows and columns are two axes")
    page.locator(".shot").first.click()
    check(page.locator("#full[open] img").count() == 1, "a click opens the full size")
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Escape")
    devices = page.locator("#one option").all_inner_texts()[1:3]
    page.locator("#one").select_option(devices[0])
    page.locator("#other").select_option(devices[1])
    check(page.locator("thead th").first.inner_text() in devices, "two devices are shown side by side")
    check(page.locator("#columns").input_value() == "device" and page.locator("#columns").is_disabled() and page.locator("#rows").input_value() != "device",
          "the choice of columns says that the devices are the columns")
    before = page.locator(".shot").count()
    page.locator("#filters select").first.select_option(index=1)
    check(page.locator(".shot").count() == before // 2, "a filter by style")
    page.locator("#clear").click()
    check(page.locator(".shot").count() == cells and page.locator("#columns").is_enabled(), "all cells are shown again, and columns can be chosen")
    page.locator("#rows").select_option("")
    page.locator("#columns").select_option("")
    captions = page.locator("figcaption").all_inner_texts()
    check(len(set(captions[:10])) == 10, f"captions say what rows and columns do not: {captions[0]}")
    page.locator("#captions").uncheck()
    check(not page.locator("figcaption").first.is_visible(), "captions can be hidden")
    page.locator("#captions").check()
    looked_over(page, axe, "gallery")
    if screenshots:
        page.screenshot(path=screenshots / "gallery.png")


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("plumb", nargs="?")
    parser.add_argument("--can-run", action="store_true")
    parser.add_argument("--smoke", action="store_true", help="run with few cells")
    parser.add_argument("--screenshots", type=pathlib.Path)
    parser.add_argument("--axe", type=pathlib.Path, help="the path of axe-core's script; without it, a built-in check covers names, contrast and focus order")
    options = parser.parse_args()
    sync_playwright = find_playwright()
    if options.can_run or not sync_playwright:
        sys.exit(0 if sync_playwright else 1)
    axe = options.axe.read_text() if options.axe else None
    if options.screenshots:
        options.screenshots.mkdir(parents=True, exist_ok=True)
    cases = 4 if options.smoke else 100
    project = Project(options.plumb, cases, 5)
    assert project.run("approve").returncode == 0
    for number in range(cases):
        project.write(number, 12)
    said = project.run("test")
    print(said.stdout.split("\n")[0])
    with sync_playwright() as player:
        browser = player.chromium.launch(executable_path=CHROMIUM)
        use(browser, project, cases * 10, axe, options.screenshots)
        sizes(browser, options.plumb, options.screenshots)
        review(browser, project, axe, options.screenshots)
        gallery(browser, project, axe, options.screenshots)
        watch(browser, project)
        browser.close()
    project.remove()
    print(f"{len(check.faults)} checks failed" if check.faults else "all checks of the pages passed")
    sys.exit(1 if check.faults else 0)


if __name__ == "__main__":
    main()
