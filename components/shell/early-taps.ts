/**
 * Runs in the page's head. React drops a tap on a button whose code has not arrived; this keeps it and taps again once
 * the button answers. React takes the tap at the document, and stops it there if it has no answer: a listener added on
 * its way comes right after React's. Later would be too late to ask, because the button's code may have arrived.
 */
export const KEEP_EARLY_TAPS = `(() => {
  const tapped = new Set();
  const answers = (button) => Object.keys(button).some((key) => key.startsWith("__react"));
  const look = () => {
    for (const button of tapped) {
      if (button.isConnected && !answers(button)) continue;
      tapped.delete(button);
      if (button.isConnected) button.click();
    }
    if (tapped.size > 0) setTimeout(look, 50);
  };
  addEventListener("click", ({ target }) => {
    const button = target.closest?.("button[type=button]");
    if (!button || answers(button)) return;
    const keep = () => {
      if (answers(button)) return;
      tapped.add(button);
      look();
    };
    document.addEventListener("click", keep, { capture: true, once: true });
  }, true);
})();`;
