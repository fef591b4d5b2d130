// Only its change matters: other tabs hear it and read the cookies.
const CHANGED_KEY = 'hunar.look';

/** Lets the other tabs know that theme or language were chosen anew. */
export const tellLook = (): void => {
  try {
    localStorage.setItem(CHANGED_KEY, String(Date.now()));
  } catch {
    // A private window without storage: the others notice when they are looked at.
  }
};

/** Calls `listener` when another tab chose, and when this one is looked at again; returns how to stop. */
export const onLook = (listener: () => void): (() => void) => {
  const stop = new AbortController();
  const { signal } = stop;
  const hear = ({ key }: StorageEvent): void => {
    if (key === CHANGED_KEY) listener();
  };
  const look = (): void => {
    if (document.visibilityState === 'visible') listener();
  };
  window.addEventListener('storage', hear, { signal });
  window.addEventListener('pageshow', look, { signal });
  document.addEventListener('visibilitychange', look, { signal });
  return () => stop.abort();
};
