import type { Locale } from '#lib/platform/contract/locale.ts';

/** Shown in place of a name that is gone. */
export const somebody: Record<Locale, string> = {
  en: 'Someone',
  hi: 'एक व्यक्ति',
  kn: 'ಒಬ್ಬರು',
  ta: 'ஒருவர்',
  te: 'ఒకరు',
};
