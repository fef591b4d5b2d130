import type { Locale } from '#lib/platform/contract/locale.ts';

/** Whoever has no name any more. */
export const somebody: Record<Locale, string> = {
  en: 'Somebody',
  hi: 'एक यूज़र',
  kn: 'ಒಬ್ಬರು',
  ta: 'ஒருவர்',
  te: 'ఒకరు',
};
