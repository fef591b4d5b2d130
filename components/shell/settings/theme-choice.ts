import { keepChoice, readChoice } from '#lib/platform/browser/choice-cookie.ts';
import {
  announceAppearance,
  frameColors,
  parseTheme,
  THEME_COOKIE,
  themes,
  type Theme,
} from '#lib/platform/browser/appearance.ts';

const listeners = new Set<() => void>();

/** Returns the theme stored on this device. */
export const readTheme = (): Theme => parseTheme(readChoice(THEME_COOKIE));

const paintFrame = (theme: Theme): void => {
  for (const [setting, color] of Object.entries(frameColors(theme)))
    document.querySelector(`meta[name="theme-color"][media*="${setting}"]`)?.setAttribute('content', color);
};

/** Applies the stored theme; for later pages the server does it. */
export const showTheme = (): void => {
  const theme = readTheme();
  for (const each of themes) document.documentElement.classList.toggle(each, each === theme);
  paintFrame(theme);
  listeners.forEach((listener) => listener());
};

/** Calls `listener` when the theme changes in any tab; returns a function that stops it. */
export const onTheme = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** Stores a theme and applies it in every tab. */
export const chooseTheme = (theme: Theme): void => {
  keepChoice({ name: THEME_COOKIE, value: theme });
  showTheme();
  announceAppearance();
};
