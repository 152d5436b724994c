// The page renews itself, and what grows above a button moves it. When that happens between press
// and release, the browser sees no click. A press that did not move is given to what it pressed.

"use strict";

(() => {
  const STILL_PX = 4;
  let press = null;

  window.addEventListener("pointerdown", (event) => {
    const button = event.pointerType === "mouse" && event.button === 0
      && event.target.closest("#channel-message-list button[data-control-key]");
    press = button ? { button, x: event.clientX, y: event.clientY } : null;
  }, true);

  window.addEventListener("click", (event) => {
    if (press && press.button.contains(event.target)) press = null;
  }, true);

  window.addEventListener("pointerup", (event) => {
    const missed = press;
    if (!missed || Math.hypot(event.clientX - missed.x, event.clientY - missed.y) > STILL_PX) return;
    // The browser's own click comes first, if it comes.
    setTimeout(() => {
      if (press === missed) sameAs(missed.button)?.click();
    });
  }, true);

  // A message that changed is drawn anew: its buttons are other elements, with the same key.
  function sameAs(button) {
    if (button.isConnected) return button;
    const found = document.querySelector(
      `#channel-message-list button[data-control-key="${CSS.escape(button.dataset.controlKey)}"]`,
    );
    return found?.textContent === button.textContent ? found : null;
  }
})();
