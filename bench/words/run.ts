import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { z } from 'zod';
import { createLexicon } from '#lib/features/search/rules/reading/lexicon.ts';
import { parseWords } from '#lib/features/search/rules/reading/read-query.ts';
import { areHeld, atLeast, atMost, say, withoutBar } from '../figures.ts';
import { keepResult } from '../keep-result.ts';
import {
  createReader,
  forcedShare,
  judge,
  literalShare,
  readOthers,
  readQueries,
  seedVocabulary,
  type Labelled,
} from './labelled.ts';
import { judgeSuggestions, typeOut } from './half-typed.ts';
import { makeLargeLists, makeLargeQueries } from './large-lists.ts';
import { createRespeller } from './respell.ts';

const sayMin = (name: string, figure: number, bar: number) => say(atLeast(name, figure, bar));
const sayMax = (name: string, figure: number, bar: number) => say(atMost(name, figure, bar));

const collector = (): (() => void) => {
  setFlagsFromString('--expose-gc');
  return z.custom<() => void>((gc) => typeof gc === 'function').parse(runInNewContext('gc'));
};

/** The memory of the seed's vocabulary with its indexes, in MB. One is built first so that code is not counted. */
const measureVocabulary = async (): Promise<number> => {
  const collect = collector();
  const used = (): number => {
    collect();
    const { heapUsed, arrayBuffers } = process.memoryUsage();
    return heapUsed + arrayBuffers;
  };
  const first = await seedVocabulary();
  const before = used();
  const second = await seedVocabulary();
  const after = used();
  // Keeps both alive until here; otherwise they would be collected before they are measured.
  const isSame = first.findSkill('cook') === second.findSkill('cook');
  return isSame ? (after - before) / 2 ** 20 : NaN;
};

const memoryMb = await measureVocabulary();
const read = await createReader();
const queries = readQueries();
const plain = queries.filter(({ kind }) => kind !== 'sentence');
const sentences = queries.filter(({ kind }) => kind === 'sentence');
const isLatin = ({ query }: Labelled): boolean => /^[\x20-\x7e]*$/.test(query);

const others = readOthers();
const kinds = [...new Set(queries.map(({ kind }) => kind))];
const languages = [...new Set(queries.map(({ language }) => language))];

const cell = (rows: readonly Labelled[]): string => {
  const { right, nothing, wrong } = judge(read, rows);
  return [right, nothing, wrong].map((share) => share.toFixed(0).padStart(3)).join(' /');
};

console.log('right / nothing / wrong, in per cent');
console.log(['language'.padEnd(10), ...kinds.map((kind) => kind.padEnd(15)), 'all'].join(' '));
for (const language of languages) {
  const rows = queries.filter((row) => row.language === language);
  const cells = kinds.map((kind) => cell(rows.filter((row) => row.kind === kind)).padEnd(15));
  console.log([language.padEnd(10), ...cells, cell(rows)].join(' '));
}

console.log('forced into a trade, in per cent');
for (const kind of new Set(others.map((other) => other.kind))) {
  const rows = others.filter((other) => other.kind === kind);
  console.log(kind.padEnd(24), forcedShare(read, rows).toFixed(0).padStart(3), `of ${rows.length}`);
}

const SEEDS = [1, 2, 3];
const respelt = SEEDS.flatMap((seed) => {
  const respell = createRespeller(seed);
  return plain.filter(isLatin).map((row) => ({ ...row, query: respell(row.query) }));
});

const timeReadings = (): { buildMs: number; p95Ms: number } => {
  const begun = performance.now();
  const lexicon = createLexicon(makeLargeLists());
  const buildMs = performance.now() - begun;
  const times = makeLargeQueries().map((query) => {
    const start = performance.now();
    parseWords(lexicon, query);
    return performance.now() - start;
  });
  const sorted = times.toSorted((one, other) => one - other);
  return { buildMs, p95Ms: sorted[Math.floor(sorted.length * 0.95)] ?? NaN };
};

const vocabulary = await seedVocabulary();
const half = judgeSuggestions(
  (text, language) => vocabulary.suggest(text, language).trades,
  plain.filter(({ kind }) => kind !== 'misspelt').flatMap((row) => typeOut(vocabulary, row)),
);

const all = judge(read, plain);
const worst = Math.min(
  ...languages.map(
    (language) =>
      judge(
        read,
        plain.filter((row) => row.language === language),
      ).right,
  ),
);
const { buildMs, p95Ms } = timeReadings();
const figures = [
  sayMin('N1 right trade first, %', all.right, 95),
  sayMax('N1 nothing found, %', all.nothing, 2),
  sayMax('N1 wrong trade first, %', all.wrong, 3),
  sayMin('N1 right trade first in the worst language, %', worst, 85),
  sayMin('N1 respelt by machine, right first, %', judge(read, respelt).right, 90),
  sayMin('N1 whole sentences, right first, %', judge(read, sentences).right, 85),
  sayMax('N1 non-trades forced into a trade, %', forcedShare(read, others), 8),
  sayMin('N8 half-typed, right trade suggested first, %', half.right, 90),
  sayMax('N8 half-typed, wrong trades among the first three, %', half.wrong, 15),
  sayMax('N1 words of the queries that are search words, %', await literalShare(queries), 50),
  say(withoutBar('N1 the same of the second set, %', await literalShare(readQueries('second')))),
  say(withoutBar('N1 memory of the vocabulary, MB', memoryMb)),
  sayMax('N1 lexicon of 2,000 skills and 50,000 words, ms to build', buildMs, 3000),
  sayMax('N1 reading at that size, p95 ms', p95Ms, 50),
];
keepResult({ command: 'bench:words', figures });
process.exitCode = areHeld(figures) ? 0 : 1;
