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
