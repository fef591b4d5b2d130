import { mkdirSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { startTestMongod } from '#server/embedded/test-mongod.ts';
import { compare, type Figure } from './figures.ts';
import { measure, readAnswer } from './measure.ts';
import { startChild, type Target } from './start-child.ts';

const ROUNDS = 7;
const SECONDS = 4;

const findDatabase = async (): Promise<{ uri: string; stop(): Promise<void> }> => {
  const given = process.env['HUNAR_TEST_MONGODB_URI'];
  const mongod = given ? { uri: given, stop: async () => {} } : await startTestMongod();
  const url = new URL(mongod.uri);
  url.pathname = '/bench_api';
  return { uri: url.href, stop: mongod.stop };
};

const assertSameBytes = async (hunar: Target, bare: Target): Promise<void> => {
  const [guest, member, reference] = await Promise.all([
    readAnswer({ url: hunar.url }),
    readAnswer(hunar),
    readAnswer(bare),
  ]);
  if (guest !== reference || member !== reference) throw new Error('The two servers answer differently.');
};

const runRounds = async (hunar: Target, bare: Target) => {
  const rounds = { guest: [0], member: [0], bare: [0] };
  // The first round only warms up.
  for (let round = 0; round <= ROUNDS; round += 1) {
    rounds.bare[round] = await measure({ url: bare.url, seconds: SECONDS });
    rounds.guest[round] = await measure({ url: hunar.url, seconds: SECONDS });
    rounds.member[round] = await measure({ ...hunar, seconds: SECONDS });
  }
  return { guest: rounds.guest.slice(1), member: rounds.member.slice(1), bare: rounds.bare.slice(1) };
};

const report = (figures: readonly Figure[]): void => {
  for (const { name, figure, bar, verdict } of figures)
    console.log(`${name} ${figure.toFixed(3)} ${bar} ${verdict}`);
  const folder = join(import.meta.dirname, '../results');
  mkdirSync(folder, { recursive: true });
  const machine = { cpu: cpus()[0]?.model, cores: cpus().length, node: process.version };
  const result = { at: new Date().toISOString(), command: 'npm run bench:api', machine, figures };
  writeFileSync(join(folder, 'api.json'), `${JSON.stringify(result, null, 2)}\n`);
};

const database = await findDatabase();
const hunar = await startChild('hunar.ts', database.uri);
const bare = await startChild('bare.ts', database.uri);
try {
  await assertSameBytes(hunar, bare);
  const rounds = await runRounds(hunar, bare);
  const figures = [
    compare({ name: 'P8 skill list to bare node', bar: 0.55, rounds: rounds.guest, reference: rounds.bare }),
    compare({
      name: 'P8 signed in to signed out',
      bar: 0.92,
      rounds: rounds.member,
      reference: rounds.guest,
    }),
  ];
  report(figures);
  process.exitCode = figures.every(({ verdict }) => verdict === 'pass') ? 0 : 1;
} finally {
  await Promise.all([hunar.stop(), bare.stop()]);
  await database.stop();
}
