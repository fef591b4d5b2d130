import { MongoClient } from 'mongodb';
import { startTestMongod } from '#server/embedded/test-mongod.ts';
import { areHeld, atMost, say, type Figure } from '../figures.ts';
import { keepResult } from '../keep-result.ts';
import { setting } from '../setting.ts';
import { timeInTurns } from './measure.ts';
import { continued, LIMIT, makeQuestions, positionAfter, type Question } from './questions.ts';
import { countKeys, explainWalks } from './read-keys.ts';
import { makeLoadFixture, type MarketTown } from './towns.ts';

type Counted = Pick<Figure, 'name' | 'figure'> & { bar: number };

const sayMax = ({ name, figure, bar }: Counted): Figure => say(atMost(name, figure, bar));

const sizes = (process.env['BENCH_SIZES'] ?? '1000,100000,1000000').split(',').map(Number);
const DEEP_PAGE = setting('BENCH_DEEP_PAGE', 100);

// An index with the place's PIN codes reads a key of each before it knows which worker comes first.
const barOfKeys = ({ isIndexed, plan }: Question): number => {
  if (!isIndexed) return 2000;
  return plan.some(({ area }) => area.kind === 'pins') ? 15 * LIMIT : 2 * LIMIT + 10;
};

const readKeys = async (town: MarketTown, question: Question): Promise<Figure[]> => {
  const walks = await explainWalks(town, question.plan);
  const wrong = walks.filter(({ stages }) => stages.includes('COLLSCAN') || stages.includes('SORT')).length;
  const name = `P10 ${question.name}, ${town.size} workers:`;
  const maxKeys = Math.max(...walks.map(({ keysExamined }) => keysExamined));
  return [
    sayMax({ name: `${name} walks over everything or sorted`, figure: wrong, bar: 0 }),
    sayMax({ name: `${name} keys, the longest walk`, figure: maxKeys, bar: barOfKeys(question) }),
    sayMax({ name: `${name} keys, the whole page`, figure: await countKeys(town, question.plan), bar: 2000 }),
  ];
};

const timeQuestion = async (towns: readonly MarketTown[], { name, bar, plan }: Question): Promise<Figure> => {
  const times = await timeInTurns(towns.map((town) => ({ town, plan, isCounted: true })));
  const figure = (times.at(-1) ?? NaN) / (times[0] ?? NaN);
  return sayMax({ name: `P10 ${name}, first page: largest to smallest`, figure, bar });
};

const timePages = async (town: MarketTown, { plan, name }: Question): Promise<Figure> => {
  const later = continued(plan, await positionAfter(town, plan, (DEEP_PAGE - 1) * LIMIT));
  const [first = NaN, deep = NaN] = await timeInTurns([
    { town, plan, isCounted: false },
    { town, plan: later, isCounted: false },
  ]);
  return sayMax({ name: `P10 ${name}, page ${DEEP_PAGE} to page 1`, figure: deep / first, bar: 1.3 });
};

const run = async (client: MongoClient): Promise<Figure[]> => {
  const towns: MarketTown[] = [];
  for (const size of sizes) towns.push(await makeLoadFixture(client, size));
  const largest = towns.at(-1);
  if (!largest) return [];
  const figures: Figure[] = [];
  const questions = await makeQuestions();
  for (const question of questions) figures.push(...(await readKeys(largest, question)));
  for (const question of questions) figures.push(await timeQuestion(towns, question));
  for (const question of questions.slice(0, 2)) figures.push(await timePages(largest, question));
  return figures;
};

const mongoUri = process.env['BENCH_MONGODB_URI'];
const mongod = mongoUri ? { uri: mongoUri, stop: async () => {} } : await startTestMongod();
const client = await new MongoClient(mongod.uri).connect();
try {
  const figures = await run(client);
  keepResult({ command: 'bench:search', figures });
  process.exitCode = areHeld(figures) ? 0 : 1;
} finally {
  await client.close();
  await mongod.stop();
}
