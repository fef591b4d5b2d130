'use client';

import { useRouter } from 'next/navigation';
import { useEffect, useEffectEvent } from 'react';
import { readChoice } from '#lib/platform/browser/choice-cookie.ts';
import { onLook } from '#lib/platform/browser/appearance.ts';
import { LOCALE_COOKIE } from '#lib/platform/i18n/language-names.ts';
import { readTheme, showTheme } from './theme-choice.ts';

/** Keeps this tab in the theme and language that were chosen in another one. */
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
    // A page out of the offline store may be older than the choice.
    if (readTheme() !== 'system') showTheme();
    // Another tab may have chosen before this one could hear it.
    if (navigator.onLine) keepUpLanguage();
    return onLook(() => keepUp());
  }, []);
  return null;
};
