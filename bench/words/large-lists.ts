import type { Words } from '#lib/features/search/rules/reading/lexicon.ts';

const syllables = 'ka ri tu mo pe la shi va no ge ba du chi ra ti su me ja ho pa'.split(' ');

const createRandom = (seed: number) => {
  let state = seed;
  return (below: number): number => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
};

const wordsFrom = (random: (below: number) => number) => (): string =>
  Array.from({ length: 2 + random(3) }, () => syllables[random(syllables.length)] ?? '').join('') +
  ['', 'n', 'r', 'l'][random(4)];

/** Two thousand skills of twenty-five words or phrases each, always the same. */
export const makeLargeLists = (): Words => {
  const random = createRandom(7);
  const word = wordsFrom(random);
  const entry = (): string => (random(3) === 0 ? `${word()} ${word()}` : word());
  return {
    skills: Array.from({ length: 2000 }, (_, at) => ({
      _id: `skill ${at}`,
      words: { en: Array.from({ length: 25 }, entry) },
    })),
    services: [],
    common: { fillers: {}, verbs: {}, others: [], elsewhere: [], names: [] },
  };
};

/** Queries of one to four words, half of them unknown. */
export const makeLargeQueries = (): string[] => {
  const random = createRandom(11);
  const word = wordsFrom(random);
  return Array.from({ length: 400 }, () =>
    Array.from({ length: 1 + random(4) }, () => word() + (random(2) === 0 ? 'xe' : '')).join(' '),
  );
};
