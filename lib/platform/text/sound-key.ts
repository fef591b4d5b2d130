import { toLatin } from './latin.ts';

type Change = readonly [pattern: RegExp, to: string];

const change = (word: string, changes: readonly Change[]): string =>
  changes.reduce((text, [pattern, to]) => text.replace(pattern, to), word);

/** Spellings of the same sound in the five languages; from here on `c` is always the sound in 'church'. */
const sounds: readonly Change[] = [
  [/zh/g, 'l'],
  [/x/g, 'ks'],
  [/ck|q/g, 'k'],
  [/t?c*chh?/g, '#'],
  [/c(?=[eiy])/g, 's'],
  [/c/g, 'k'],
  [/#/g, 'c'],
  [/ph/g, 'f'],
  [/([bdgjklmprst])h/g, '$1'],
  [/w/g, 'v'],
  [/z/g, 'j'],
  [/(?:au|ou|av|ov)(?=[^aeiouy])/g, 'o'],
  [/a{2,}/g, 'a'],
  [/(?<=[aeou])yi/g, 'i'],
  [/ee+|ea|ii+|ie|iy/g, 'i'],
  [/oo+|uu+/g, 'u'],
  [/[ae][iy](?![aeou])/g, 'e'],
  [/y(?![aeiou])/g, 'i'],
  [/n(?=[pb])/g, 'm'],
  [/(.)\1+/g, '$1'],
  [/(?<=[aeiou])h$/, ''],
  [/(?<=..)a$/, ''],
];

const toSound = (latin: string): string => change(latin, sounds);

/** Returns a phonetic key, the same for all usual spellings of a word in its own script and in Latin letters. */
export const soundKey = (word: string): string => toSound(toLatin(word));

const english: readonly Change[] = [
  [/^kn/, 'n'],
  [/^wr/, 'r'],
  [/(?<=me|te)ch|ch(?=[rl])|(?<=s)ch/g, 'k'],
  [/[tcs]h?i[ao]n|sh[aeiou]n/g, 'san'],
  [/i?gh(?=t|$)/g, 'i'],
  [/mb(?=er|ing|$)/g, 'm'],
];
const MIN_CONSONANTS = 4;

/** Returns the consonants of an English word spelled by ear; null when there are too few to identify it. */
export const englishKey = (word: string): string | null => {
  if (!/^[a-z]+$/.test(word)) return null;
  // Keeps "drawer" apart from "driver".
  const kept = change(word, english).replace(/(?<=[ao])w(?=e)/g, '0');
  const bare = toSound(kept)
    .replace(/(?<=.)[aeiouy]/g, '')
    .replace(/(.)\1+/g, '$1');
  return bare.length >= MIN_CONSONANTS ? bare : null;
};
