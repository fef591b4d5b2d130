// Only its change matters: other tabs hear it and read the cookies.
const CHANGED_KEY = 'hunar.look';

/** Lets the other tabs know that theme or language were chosen anew. */
export const announceAppearance = (): void => {
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

export const THEME_COOKIE = 'hunar.theme';

/** Each is a class on <html>; `light` and `dark` overrule the phone's setting, which `system` follows. */
export const themes = ['system', 'light', 'dark'] as const;

export type Theme = (typeof themes)[number];

/** The theme that a reader chose on this device; without a readable choice the phone's. */
export const parseTheme = (choice: string | undefined): Theme =>
  themes.find((theme) => theme === choice) ?? 'system';

const headers = { light: '#ffffff', dark: '#171d1c' };

/** What the browser's own frame is painted in, by the phone's setting: the colour of our header. */
export const frameColors = (theme: Theme): Record<'light' | 'dark', string> => ({
  light: headers[theme === 'system' ? 'light' : theme],
  dark: headers[theme === 'system' ? 'dark' : theme],
});
