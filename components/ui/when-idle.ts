/** Acts as soon as the page has nothing else to do; returns how to prevent that. */
export const whenIdle = (act: () => void): (() => void) => {
  if (!('requestIdleCallback' in globalThis)) {
    const timer = setTimeout(act, 1000);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(act, { timeout: 3000 });
  return () => cancelIdleCallback(handle);
};
