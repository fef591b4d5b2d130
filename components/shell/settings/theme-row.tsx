'use client';

import { Moon, Smartphone, Sun } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { themes, type Theme } from '#lib/platform/browser/appearance.ts';
import type { settings } from '#lib/features/accounts/texts/security.en.ts';
import { PickRow } from './pick-row.tsx';
import { chooseTheme, onTheme, readTheme } from './theme-choice.ts';

const icons = { system: Smartphone, light: Sun, dark: Moon };

interface ThemeRowProps {
  /** The theme the server rendered. */
  theme: Theme;
  words: Pick<typeof settings, 'theme' | 'themes'>;
}

/** Light, dark, or the phone's setting. */
export const ThemeRow = ({ theme, words }: ThemeRowProps) => {
  const chosen = useSyncExternalStore(onTheme, readTheme, () => theme);
  const options = themes.map((value) => {
    const Icon = icons[value];
    return { value, label: words.themes[value], icon: <Icon aria-hidden /> };
  });
  return (
    <PickRow
      icon={<Moon aria-hidden />}
      title={words.theme}
      options={options}
      value={chosen}
      onPick={chooseTheme}
    />
  );
};
