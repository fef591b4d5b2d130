'use client';

import { useRouter } from 'next/navigation';
import { useEffect, useEffectEvent } from 'react';
import { readChoice } from '#lib/platform/browser/choice-cookie.ts';
import { onAppearanceChange } from '#lib/platform/browser/appearance.ts';
import { LOCALE_COOKIE } from '#lib/platform/i18n/language-names.ts';
import { readTheme, showTheme } from './theme-choice.ts';

/** Applies a theme or language chosen in another tab. */
export const AppearanceKeeper = () => {
  const router = useRouter();
  const keepUpLanguage = useEffectEvent(() => {
    const locale = readChoice(LOCALE_COOKIE);
    if (locale && locale !== document.documentElement.lang) router.refresh();
  });
  const keepUp = useEffectEvent(() => {
    showTheme();
    keepUpLanguage();
  });
  useEffect(() => {
    // A cached page may be older than the choice.
    if (readTheme() !== 'system') showTheme();
    // Another tab may have changed it before this one was listening.
    if (navigator.onLine) keepUpLanguage();
    return onAppearanceChange(() => keepUp());
  }, []);
  return null;
};
