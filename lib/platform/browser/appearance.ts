// The value is irrelevant: a change makes other tabs read the cookies again.
const CHANGED_KEY = 'hunar.look';

/** Tells the other tabs that the theme or language changed. */
export const announceAppearance = (): void => {
  try {
    localStorage.setItem(CHANGED_KEY, String(Date.now()));
  } catch {
    // No storage in private windows: other tabs catch up when they become visible.
  }
};

/**
 * Calls `listener` when another tab changed the appearance or this tab becomes visible. Returns an unsubscribe
 * function.
 */
export const onAppearanceChange = (listener: () => void): (() => void) => {
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

/** Each is a class on <html>; `system` follows the phone's setting. */
export const themes = ['system', 'light', 'dark'] as const;

export type Theme = (typeof themes)[number];

/** The theme chosen on this device, `system` by default. */
export const parseTheme = (choice: string | undefined): Theme =>
  themes.find((theme) => theme === choice) ?? 'system';

const headers = { light: '#ffffff', dark: '#171d1c' };

/** The colour of the browser's own toolbar, matching our header. */
export const frameColors = (theme: Theme): Record<'light' | 'dark', string> => ({
  light: headers[theme === 'system' ? 'light' : theme],
  dark: headers[theme === 'system' ? 'dark' : theme],
});
