#!/usr/bin/env python3
"""Opens the page of an animation in headless Chromium and uses it as people do: the slider, keys, playback and curves.

    Tests/ReportTests/scrubber.py .build/debug/plumb [--screenshots FOLDER] [--axe axe.min.js]

Has the requirements of page.py. The screenshots are for people to look at.
"""
import argparse
import json
import pathlib
import shutil
import subprocess
import sys
import tempfile

from page import CHROMIUM, check, find_playwright, looked_over, opened, until

# One view moves, one fades in, and one does not change.
SPEC = """name: Slide
root:
  kind: UIView
  backgroundColor: systemBackground
  subviews:
    - {kind: UIView, id: box, backgroundColor: systemBlue}
    - {kind: UIView, id: pin, backgroundColor: systemRed, alpha: 0, constraints: [size == 20, trailing == root.trailing, bottom == root.bottom]}
    - {kind: UIView, id: still, backgroundColor: systemGray, constraints: [size == 10, leading == root.leading, bottom == root.bottom]}
constraints:
  - box.leading == root.leading + 10 "Box.leading"
  - box.top == root.top + 10
  - box.width == 40 "Box.width"
  - box.height == 20
states:
  away:
    constants: {Box.leading: 110, Box.width: 60}
    views:
      pin: {alpha: 1}
animations:
  slide: {to: away, duration: 0.5, curve: linear}
"""

# Two labels overlap while they swap places.
SWAP = """name: Swap
root:
  kind: UIView
  backgroundColor: systemBackground
  subviews:
    - {kind: UILabel, id: title, text: Rooms}
    - {kind: UILabel, id: price, text: 12 €}
constraints:
  - title.top == root.top + 10
  - price.top == root.top + 10
  - title.leading == root.leading + 10 "title"
  - price.leading == root.leading + 140 "price"
states:
  swapped:
    constants: {title: 140, price: 10}
animations:
  swap: {to: swapped, duration: 0.5, curve: linear}
"""


def written(plumb, *words, folder):
    done = subprocess.run([str(pathlib.Path(plumb).resolve()), "animate", *words, "--out", "Film"], cwd=folder, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    return sorted(pathlib.Path(folder, "Film").rglob("*.html"))


def shown(page):
    """Returns the number of the frame that is shown, from the URL of the picture."""
    return int(page.locator("#picture").get_attribute("src").rsplit("frame-")[1].removesuffix(".png"))


def slide(browser, address, axe):
    requests = []
    page = opened(browser, address, requests, viewport={"width": 1280, "height": 800})
    until(page, "document.getElementById('picture').naturalWidth > 0")
    check(shown(page) == 0 and page.locator("body.playing").count() == 0, "the first frame is shown, and nothing plays by itself")
    until(page, "pictures.length === 31 && pictures.every(one => one.complete && one.naturalWidth > 0)")
    check(True, "all 31 frames are loaded before they are shown")
    for key, frame in [("ArrowRight", 1), ("ArrowRight", 2), ("ArrowLeft", 1), ("End", 30), ("ArrowRight", 30), ("Home", 0), ("ArrowLeft", 0)]:
        page.keyboard.press(key)
        check(shown(page) == frame, f"{key} shows frame {frame}")
    slider = page.locator("#slider")
    slider.fill("12")
    check(shown(page) == 12, "the slider shows its frame")
    slider.focus()
    for key, frame in [("ArrowRight", 13), ("Home", 0), ("End", 30), ("ArrowLeft", 29)]:
        page.keyboard.press(key)
        check(shown(page) == frame, f"{key} on the slider shows frame {frame}")
    place = slider.bounding_box()
    page.mouse.click(place["x"] + place["width"] / 2, place["y"] + place["height"] / 2)
    check(shown(page) == 15, "a click on the middle of the slider shows the middle frame")
    check(page.locator("#time").inner_text() == "250 of 500 ms" and page.locator("#number").inner_text() == "frame 15 of 30", "the frame's time and number are shown")
    page.keyboard.press("ArrowRight")
    check(page.locator("#time").inner_text() == "266.67 of 500 ms", "milliseconds have at most two decimals")
    curves(page)
    playing(page)
    page.locator("#keys").click()
    check(page.locator("#help[open] dt").count() > 5, "the keys are listed")
    page.keyboard.press("Escape")
    looked_over(page, axe, "light")
    dark = opened(browser, address, requests, viewport={"width": 1280, "height": 800}, color_scheme="dark", reduced_motion="reduce")
    looked_over(dark, axe, "dark")
    phone = opened(browser, address, requests, viewport={"width": 390, "height": 844}, device_scale_factor=2, is_mobile=True, has_touch=True)
    check(phone.locator("#picture").is_visible() and phone.locator(".chart").first.is_visible(), "a phone shows frames and curves")
    check(phone.evaluate("document.documentElement.scrollWidth <= innerWidth"), "nothing is wider than the screen of a phone")
    looked_over(phone, axe, "phone")
    start = address.rsplit("/", 1)[0] + "/"
    foreign = [url for url in requests if not url.startswith((start, "data:"))]
    check(not foreign, f"the page only requests files beside it {foreign[:3] or ''}")


def curves(page):
    names = page.evaluate("[...document.querySelectorAll('.chart')].map(one => [one.dataset.view.split('/').at(-1), one.dataset.property])")
    check([name for name in names if name[0] == "box"] == [["box", "x"], ["box", "width"]], "a view has a chart for each property that changes")
    check(["pin", "alpha"] in names, "a view that fades has a chart of its alpha")
    check(not any("still" in name[0] for name in names), "a view that does not change has no chart")
    chart = page.locator("[data-property=x]").first
    plot = chart.locator("svg").bounding_box()

    def point(share):
        return plot["x"] + plot["width"] * share, plot["y"] + plot["height"] / 2

    page.mouse.click(*point(1 / 3))
    check(shown(page) == 10, "a click on a chart shows the frame at that place")
    check(chart.locator(".value").inner_text() == "43.33 pt", f"the chart shows the value: {chart.locator('.value').inner_text()}")
    check(page.locator("#box .edge").evaluate("one => ['x', 'y', 'width', 'height'].map(name => Math.round(one.getAttribute(name)))")
          == [43, 10, 47, 20], "the view is outlined on the picture")
    page.mouse.down()
    page.mouse.move(*point(.8))
    check(shown(page) == 24, "dragging shows the frames below the pointer")
    page.mouse.move(plot["x"] + plot["width"] + 400, plot["y"])
    check(shown(page) == 30, "dragging beyond the end shows the last frame")
    page.mouse.up()
    page.mouse.move(5, 5)
    check(page.locator("#box .edge").is_visible() and page.locator(".view.hot").count() == 1, "the view of the focused chart stays outlined")
    page.keyboard.press("ArrowLeft")
    check(shown(page) == 29 and chart.get_attribute("aria-valuetext").endswith("in frame 29, 483.33 ms"), "keys move on a chart, and update its value text")
    page.keyboard.press("ArrowDown")
    check(page.evaluate("document.activeElement.dataset.property") == "width", "arrow down moves to the next chart")
    check(page.locator(".chart[tabindex='0']").count() == 1, "all charts together are one tab stop")
    page.evaluate("document.activeElement.blur()")
    check(not page.locator("#box .edge").is_visible(), "a view is not outlined without focus or pointer")


def findings(browser, address, axe):
    page = opened(browser, address, [], viewport={"width": 1280, "height": 800})
    rows = page.locator("#findings button")
    check(rows.count() == 1 and " overlaps " in rows.inner_text() and "`" not in rows.inner_text(), "a problem during the animation is listed")
    first = int(rows.inner_text().split("from frame ")[1].split(" ")[0])
    rows.click()
    check(shown(page) == first > 0, "a click on it shows the frame where it begins")
    page.keyboard.press("ArrowRight")
    check(shown(page) == first + 1, "keys continue from that frame")
    page.mouse.move(5, 5)
    looked_over(page, axe, "findings")


def names(browser, file):
    """Checks a view whose name contains HTML, as code may set one. The name is escaped as the page escapes names."""
    name = "<img src=x onerror=alert(1)></script> & \"co\""
    other = file.with_stem("names")
    other.write_text(file.read_text().replace("/pin\"", "/" + json.dumps(name)[1:].replace("<", "\\u003c")))
    requests = []
    page = opened(browser, other.as_uri(), requests)
    check(page.locator("[data-property=alpha]").get_attribute("data-view").endswith(name), "a name that contains HTML is shown as it is")
    check(page.locator("main img").count() == 1 and not any(url.endswith("/x") for url in requests), "a name that contains HTML creates no element")


def playing(page):
    page.keyboard.press("Home")
    page.evaluate("""() => { window.seen = []; new MutationObserver(() => seen.push(state.frame)).observe(field('picture'), { attributeFilter: ['src'] }); }""")
    page.keyboard.press("4")
    page.keyboard.press(" ")
    check(page.locator("#play").get_attribute("aria-label") == "Pause", "space plays")
    until(page, "state.frame > 3")
    page.keyboard.press(" ")
    frame = shown(page)
    page.wait_for_timeout(120)
    check(3 < frame < 30 and shown(page) == frame, f"space pauses: frame {frame}")
    page.keyboard.press("1")
    page.locator("#play").click()
    until(page, "state.frame === 30 && state.playing === null")
    check(page.evaluate("seen.every((frame, at) => at === 0 || frame >= seen[at - 1])"), "frames are shown in order")
    check(shown(page) == 30 and page.locator("#play").get_attribute("aria-label") == "Play", "playback ends at the last frame")
    page.evaluate("() => { seen.length = 0; }")
    page.keyboard.press(" ")
    until(page, "state.frame === 30 && state.playing === null")
    check(page.evaluate("seen[0]") == 0, "at the last frame, space plays from the start")
    page.locator("#loop").click()
    page.evaluate("() => { seen.length = 0; }")
    page.keyboard.press(" ")
    until(page, "seen.some((frame, at) => at > 1 && frame < seen[at - 1])")
    check(page.evaluate("state.playing !== null"), "a loop starts again")
    page.locator("[data-property=x] svg").first.click()
    check(shown(page) == 15 and page.evaluate("state.playing === null"), "a click on a chart pauses at its frame")
    speeds = page.locator("[data-speed]")
    for at in range(3):
        speeds.nth(at).click()
        check(speeds.nth(at).get_attribute("aria-pressed") == "true" and page.locator("[data-speed][aria-pressed=true]").count() == 1, f"speed {at + 1} of 3")


def card(browser, address, screenshots):
    """Takes screenshots of an example, for people to look at."""
    sizes = {"light": (1280, 860, "light"), "dark": (1280, 860, "dark"), "wide": (1800, 1000, "light"), "narrow": (1000, 700, "dark"), "phone": (390, 844, "light")}
    for name, (width, height, scheme) in sizes.items():
        page = opened(browser, address, [], viewport={"width": width, "height": height}, color_scheme=scheme, device_scale_factor=2 if name == "phone" else 1)
        until(page, "pictures.every(one => one.complete)")
        page.keyboard.press("Home")
        for _ in range(9):
            page.keyboard.press("ArrowRight")
        if name != "phone":
            page.locator("[data-property=height]").first.hover()
        page.screenshot(path=screenshots / f"film-{name}.png")


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("plumb")
    parser.add_argument("--screenshots", type=pathlib.Path)
    parser.add_argument("--axe", type=pathlib.Path, help="the path of axe-core's script; without it, a built-in check covers names, contrast and focus order")
    options = parser.parse_args()
    sync_playwright = find_playwright()
    if not sync_playwright:
        sys.exit(1)
    folder = pathlib.Path(tempfile.mkdtemp(prefix="plumb film #"))
    (folder / "Slide.yaml").write_text(SPEC)
    pages = written(options.plumb, "Slide.yaml", "--device", "200x100", folder=folder)
    check(len(pages) == 1, "an animation has one page")
    with sync_playwright() as player:
        browser = player.chromium.launch(executable_path=CHROMIUM)
        slide(browser, pages[0].as_uri(), options.axe.read_text() if options.axe else None)
        names(browser, pages[0])
        (folder / "Swap.yaml").write_text(SWAP)
        shutil.rmtree(folder / "Film")
        findings(browser, written(options.plumb, "Swap.yaml", "--device", "200x100", folder=folder)[0].as_uri(),
                 options.axe.read_text() if options.axe else None)
        if options.screenshots:
            options.screenshots.mkdir(parents=True, exist_ok=True)
            example = pathlib.Path(__file__).resolve().parents[2] / "Examples/ExpandableCard/ExpandableCard.yaml"
            shutil.rmtree(folder / "Film")
            card(browser, written(options.plumb, str(example), "--animation", "expand", folder=folder)[0].as_uri(), options.screenshots)
        browser.close()
    shutil.rmtree(folder)
    print(f"{len(check.faults)} checks failed" if check.faults else "all checks of the page passed")
    sys.exit(1 if check.faults else 0)


if __name__ == "__main__":
    main()
