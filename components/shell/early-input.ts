/**
 * Runs in the page's head. Keeps what is done before the code of a button or a field has arrived, and repeats it once
 * that part answers.
 *
 * A tap: React drops it. React takes it at the document, and stops it there if it has no answer: a listener added on
 * its way comes right after React's. Later would be too late to ask, because the button's code may have arrived.
 *
 * Text or a choice: React reports changes only and takes what it finds in a field for its first value, even when the
 * event itself makes it hydrate the field; then state or a default can replace it. So React is told that the field held
 * something else. A field can be marked while its part still waits for other code: React stops its events as well.
 * Code cannot choose files: their field keeps them until its part takes them.
 */
export const KEEP_EARLY_INPUT = `(() => {
  const kept = new Map();
  let timer;
  const answers = (part) => Object.keys(part).some((key) => key.startsWith("__react"));
  const wait = () => {
    clearTimeout(timer);
    if (kept.size > 0) timer = setTimeout(look, 50);
  };
  const look = () => {
    for (const [part, repeat] of [...kept]) {
      if (part.isConnected && !answers(part)) continue;
      kept.delete(part);
      if (part.isConnected) repeat();
    }
    wait();
  };
  const keep = (part, repeat) => {
    kept.set(part, repeat);
    wait();
  };
  addEventListener("click", ({ target }) => {
    const button = target.closest?.("button[type=button]");
    if (!button || answers(button)) return;
    const ask = () => answers(button) || keep(button, () => button.click());
    document.addEventListener("click", ask, { capture: true, once: true });
  }, true);
  const retype = (field, { value, checked }) => {
    if (field.type === "file") {
      if (field.value) field.dispatchEvent(new Event("change", { bubbles: true }));
      return;
    }
    if (field.value !== value) field.value = value;
    if (field.checked !== checked) field.checked = checked;
    field._valueTracker?.setValue(value + " ");
    const types = /checkbox|radio/.test(field.type) ? ["click"] : ["input", "change"];
    for (const type of types) field.dispatchEvent(new Event(type, { bubbles: true }));
  };
  addEventListener("input", ({ target: field }) => {
    const answered = answers(field);
    const ask = ({ cancelBubble }) => {
      const { value, checked } = field;
      if (cancelBubble || !answered) keep(field, () => retype(field, { value, checked }));
      else kept.delete(field);
    };
    document.addEventListener("input", ask, { capture: true, once: true });
  }, true);
})();`;
