type Spelling = readonly [from: RegExp, to: string];

/** Other spellings of the same sound, and typing slips. */
const spellings: readonly Spelling[] = [
  [/aa/, 'a'],
  [/(?<=[^aeiou])a(?=[^aeiou])/, 'aa'],
  [/ee/, 'i'],
  [/(?<=[^aeiou])i(?=[^aeiou]|$)/, 'ee'],
  [/oo/, 'u'],
  [/(?<=[^aeiou])u(?=[^aeiou]|$)/, 'oo'],
  [/(?<=[kgcjtdpb])h/, ''],
  [/(?<=[aeiou])([kgtdpb])(?=[aeiou])/, '$1h'],
  [/([bdgklmnprst])\1/, '$1'],
  [/(?<=[aeiou])([bdgklmnprst])(?=[aeiou])/, '$1$1'],
  [/w/, 'v'],
  [/v/, 'w'],
  [/z/, 'j'],
  [/(?<!c)sh/, 's'],
  [/ph/, 'f'],
  [/f/, 'ph'],
  [/ck/, 'k'],
  [/c(?=[aou])/, 'k'],
  [/x/, 'ks'],
  [/ai/, 'e'],
  [/y$/, 'i'],
  [/e(?=r$)/, 'a'],
  [/(?<=[^aeiou])e(?=[^aeiou])/, 'i'],
];

/** A seeded generator: its numbers look random and are always the same. */
const createRandom = (seed: number) => {
  let state = seed;
  return (below: number): number => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
};

const CHANGES = 2;
const MIN_LENGTH = 4;

/**
 * Respells Latin words of four or more letters, with up to two changes each. The same seed gives the same spellings.
 */
export const createRespeller = (seed: number) => {
  const random = createRandom(seed);
  const change = (word: string): string => {
    const fitting = spellings.filter(([from]) => from.test(word));
    const [from, to] = fitting[random(fitting.length)] ?? [/$/, ''];
    return word.replace(from, to);
  };
  const respell = (word: string): string => {
    if (word.length < MIN_LENGTH) return word;
    return Array.from({ length: CHANGES }).reduce<string>(change, word);
  };
  return (query: string): string => query.toLowerCase().replace(/[a-z]+/g, respell);
};
