"""The page in a real browser: what a person does with it, in few words."""

from __future__ import annotations

import json
import random
from typing import Any, Literal

from playwright.sync_api import Browser, BrowserContext, Locator, Page, expect

from tests.web.harness import ROOT, Server

FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
AXE = ROOT / "client" / "node_modules" / "axe-core" / "axe.min.js"
expect.set_options(timeout=40_000)

SMALL = """() => {
  const small = []
  const walker = document.createTreeWalker(document.querySelector('.table'), NodeFilter.SHOW_TEXT)
  while (walker.nextNode()) {
    const text = walker.currentNode, element = text.parentElement
    if (!text.data.trim() || element.closest('.sr-only, defs, title')) continue
    const range = document.createRange()
    range.selectNodeContents(text)
    const box = range.getBoundingClientRect()
    if (!box.width || getComputedStyle(element).visibility === 'hidden') continue
    const svg = element.closest('.board > svg')
    const matrix = svg && !element.closest('foreignObject') ? element.getScreenCTM?.() : null
    const outer = svg && !matrix ? svg.getScreenCTM().a : 1
    const size = parseFloat(getComputedStyle(element).fontSize) * (matrix ? matrix.a : outer)
    if (size < 10.9) small.push(`${text.data.trim().slice(0, 30)} ${size.toFixed(1)}`)
  }
  return small
}"""

OPTION = "#decision .option:not([disabled])"
READY = f"{OPTION}, .curtain[open] .button, .outcome"

SHORT: dict[str, dict[str, Any]] = {
    "berserkers": {},
    "realms": {"first_game": True},
    "dark_souls": {"party": ["knight"], "skirmish": "winged_knight"},
    "berserk": {"adventure": "furnace"},
    "drunagor": {"party": ["vorn"], "horseman": "death"},
    "connect_four": {},
    "cellar": {},
}
"""Set-ups whose games are soon over."""


class Visitor:
    """Somebody with a browser."""

    def __init__(
        self,
        browser: Browser,
        server: Server,
        speed: str = "instant",
        hand: Literal["mouse", "touch", "keys"] = "mouse",
        **more: Any,
    ) -> None:
        self.hand = hand
        # A worker that keeps the page would outlive what a test says of servers and loads.
        settings: dict[str, Any] = {
            "viewport": {"width": 1440, "height": 900},
            "locale": "en-GB",
            "service_workers": "block",
            **more,
        }
        self.context: BrowserContext = browser.new_context(**settings)
        self.context.set_default_timeout(40_000)
        # What others do is shown at once, unless a test wants to watch it.
        self.context.add_init_script(f"localStorage['grimtable.speed'] ??= '{speed}'")
        self.server = server
        self.page: Page = self.context.new_page()
        self.errors: list[str] = []
        self.frames: list[str] = []
        self.page.on("pageerror", lambda error: self.errors.append(str(error)))
        self.page.on("console", self._console)
        self.page.on("websocket", self._listen)

    def _console(self, message: Any) -> None:
        refused = "ERR_CONNECTION" in message.text or "WebSocket connection" in message.text
        if message.type == "error" and not refused:
            self.errors.append(message.text)

    def _listen(self, socket: Any) -> None:
        socket.on("framereceived", lambda frame: self.frames.append(str(frame)))

    def visit(self, hash_: str = "/") -> Page:
        """Open the page."""
        self.page.goto(f"{self.server.url}/#{hash_}")
        return self.page

    def hold(self, made: dict[str, Any]) -> None:
        """Have the tokens of a table, as if it had been made in this browser."""
        held = {made["table"]: {"tokens": made["tokens"], "invites": made.get("invites", {})}}
        script = f"localStorage.setItem('grimtable.held', {json.dumps(json.dumps(held))})"
        self.context.add_init_script(f"if (!localStorage.getItem('grimtable.held')) {script}")

    def sit(self, game: str, seats: dict[str, str], **more: Any) -> Page:
        """Make a table and sit down at it."""
        made = self.server.table(game, seats, **more)
        self.table = made["table"]
        self.hold(made)
        page = self.visit(f"/table/{made['table']}")
        page.wait_for_selector(".table")
        return page

    def seq(self) -> int:
        """How many rows the journal has that the page shows."""
        return int(self.page.locator(".table").get_attribute("data-seq") or -1)

    def asked(self) -> str:
        """Wait until there is something to do: the question, or nothing when it is over."""
        self.page.wait_for_selector(READY)
        curtain = self.page.locator(".curtain[open]")
        if curtain.count():
            drawn = curtain.element_handle()
            curtain.locator(".button").click()
            drawn.wait_for_element_state("hidden")  # or the next look would take it for another one
            return self.asked()
        # On a phone what is to be read lies on top until it is laid aside.
        for fold in self.page.locator(".over .page header button").all():
            fold.click()
        return "" if self.page.locator(".outcome").count() else self.page.inner_text("#decision h2")

    def take(self, words: str | int) -> None:
        """Click an option and wait until the table has moved on."""
        seq = self.seq()
        options = self.page.locator(OPTION)
        one = options.nth(words) if isinstance(words, int) else options.filter(has_text=words).first
        if one.get_attribute("aria-expanded") == "false":  # who is pointed at first, among many
            self.press(one)
            self.page.wait_for_selector("#decision .narrowed")
            one = options.first
        self.press(one)
        self.page.wait_for_function(
            "seq => Number(document.querySelector('.table').dataset.seq) > seq", arg=seq
        )

    def press(self, option: Locator) -> None:
        """Take an option: by mouse, by a finger, or by its key, or the arrows where it has none."""
        if self.hand == "mouse":
            option.click()
        elif self.hand == "touch":
            option.tap(position={"x": 4, "y": 12})  # not on a dotted word, which would be explained
        elif option.locator("kbd").count():
            self.page.keyboard.press(option.locator("kbd").inner_text())
        else:
            self.page.keyboard.press("ArrowUp")
            while not option.evaluate("one => one === document.activeElement"):
                self.page.keyboard.press("ArrowUp")
            self.page.keyboard.press("Enter")

    def play_on(self, seed: int = 0, most: int = 600, brisk: bool = False) -> int:
        """Play at random until the game is over; how many answers that took.

        Who is `brisk` takes what ends a question wherever that is possible.
        """
        chance = random.Random(seed)
        for answered in range(most):
            if not self.asked():
                return answered
            count = self.page.locator(OPTION).count()
            ends = brisk and self.page.locator(".option.ends").count() > 0
            self.take(count - 1 if ends else chance.randrange(count))
        raise AssertionError(f"not over after {most} answers")

    def settled(self) -> None:
        """Wait until letters have their shape and what depends on it is drawn."""
        self.page.evaluate("document.fonts.ready.then(() => new Promise(requestAnimationFrame))")
        self.page.evaluate("new Promise(requestAnimationFrame)")

    def share(self) -> float:
        """How much of the window the board has."""
        box, size = self.page.locator(".boardbox").bounding_box(), self.page.viewport_size
        assert box is not None
        assert size is not None
        return float(box["width"] * box["height"]) / (size["width"] * size["height"])

    def small(self) -> list[str]:
        """Words on the page that are too small to be read."""
        found: list[str] = self.page.evaluate(SMALL)
        return found

    def violations(self) -> list[str]:
        """What axe-core finds serious or critical on the page as it is."""
        self.page.evaluate(AXE.read_text("utf-8"))
        found = self.page.evaluate("axe.run(document, {resultTypes: ['violations']})")
        return [
            f"{one['id']}: {[node['html'][:160] for node in one['nodes'][:3]]}"
            for one in found["violations"]
            if one["impact"] in ("serious", "critical")
        ]

    def forgive(self, words: str) -> None:
        """What the console said of this was to be expected."""
        self.errors = [error for error in self.errors if words not in error]

    def leave(self) -> None:
        """Close the browser window; nothing may have gone wrong in it."""
        self.context.close()
        assert self.errors == [], self.errors


__all__ = ["FLAGS", "OPTION", "SHORT", "Visitor", "expect"]
