import type { Locale } from '#lib/platform/contract/locale.ts';

const scripts: readonly (readonly [Locale, RegExp])[] = [
  ['en', /\p{Script=Latin}/gu],
  ['hi', /\p{Script=Devanagari}/gu],
  ['kn', /\p{Script=Kannada}/gu],
  ['ta', /\p{Script=Tamil}/gu],
  ['te', /\p{Script=Telugu}/gu],
];

/**
 * Guesses the language of a text that a person wrote from most of its letters, for its `lang` attribute: a voice for
 * Hindi reads English as gibberish. An empty string stands for another script, undefined for a text without letters.
 */
export const guessLanguage = (text: string): Locale | '' | undefined => {
  let guess: { locale: Locale | ''; letters: number } = { locale: '', letters: 0 };
  for (const [locale, script] of scripts) {
    const letters = text.match(script)?.length ?? 0;
    if (letters > guess.letters) guess = { locale, letters };
  }
  return guess.letters === 0 && !/\p{L}/u.test(text) ? undefined : guess.locale;
};
