import { toLatin } from './latin.ts';

type Change = readonly [pattern: RegExp, to: string];

const change = (word: string, changes: readonly Change[]): string =>
  changes.reduce((text, [pattern, to]) => text.replace(pattern, to), word);

/** Spellings of one sound, in any of the five languages; after them `c` is always the sound of 'church'. */
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

const heard = (latin: string): string => change(latin, sounds);

/** The sound of a word: the same for all its usual spellings, in its own script and in Latin letters. */
export const soundKey = (word: string): string => heard(toLatin(word));

const english: readonly Change[] = [
  [/^kn/, 'n'],
  [/^wr/, 'r'],
  [/(?<=me|te)ch|ch(?=[rl])|(?<=s)ch/g, 'k'],
  [/[tcs]h?i[ao]n|sh[aeiou]n/g, 'san'],
  [/i?gh(?=t|$)/g, 'i'],
  [/mb(?=er|ing|$)/g, 'm'],
];
const FEWEST_CONSONANTS = 4;

/** The consonants of an English word as people spell it by ear; null where they are too few to tell it. */
export const englishKey = (word: string): string | null => {
  if (!/^[a-z]+$/.test(word)) return null;
  // A driver is no drawer.
  const kept = change(word, english).replace(/(?<=[ao])w(?=e)/g, '0');
  const bare = heard(kept)
    .replace(/(?<=.)[aeiouy]/g, '')
    .replace(/(.)\1+/g, '$1');
  return bare.length >= FEWEST_CONSONANTS ? bare : null;
};
