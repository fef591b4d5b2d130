import { loadKnownCalls, type KnownCall } from '#e2e/kit/api/load-matrix.ts';
import { sendCall } from '#e2e/kit/api/send-call.ts';
import { growRows } from '#e2e/kit/grow-rows.ts';
import { countExamined } from '#e2e/kit/query-plans.ts';
import { readyForServer } from '#e2e/kit/test-database.ts';
import { testEnv } from '#e2e/kit/test-env.ts';
import { startTestMongod } from '#server/embedded/test-mongod.ts';
import { startServer } from '#server/index.ts';
import { areHeld, atMost, median, say, withoutBar, type Figure } from '../figures.ts';
import { keepResult } from '../keep-result.ts';
import { measureHeavyPeople } from './heavy-people.ts';

const sizes = (process.env['BENCH_SIZES'] ?? '10000,1000000').split(',').map(Number);
const ROUNDS = 5;
const MAX_MS = 200;

/** Rows of a kind beside a booking. */
const shares: Readonly<Record<string, number>> = {
  ...{ bookings: 1, messages: 1, notifications: 1, ledger: 0.75, reviews: 0.3, customerReviews: 0.3 },
  ...{ audit: 0.3, auditNotes: 0.1, users: 0.12, conversations: 0.1, reports: 0.1, tickets: 0.1 },
};
const OTHER_SHARE = 0.01;

interface Measured {
  docs: number;
  keys: number;
  milliseconds: number;
}

const measure = async (send: () => Promise<unknown>): Promise<Measured> => {
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const startedAt = performance.now();
    await send();
    times.push(performance.now() - startedAt);
  }
  return { ...(await countExamined(send)), milliseconds: median(times) };
};

const toFigures = (name: string, measured: readonly Measured[]): Figure[] => {
  const [first, last] = [measured[0], measured.at(-1)];
  if (!first || !last) return [];
  return [
    withoutBar(`${name}: documents with the most rows`, last.docs),
    withoutBar(
      `${name}: documents with the most rows, to those with the fewest`,
      last.docs / Math.max(1, first.docs),
    ),
    withoutBar(`${name}: keys with the most rows`, last.keys),
    atMost(`${name}: milliseconds with the most rows`, last.milliseconds, MAX_MS),
  ];
};

const prepare = async (url: string, { name, contract, makeValid }: KnownCall) => {
  const { caller, parts } = await makeValid();
  const send = () => sendCall({ origin: url, call: contract, parts, token: caller.token });
  const measured: Measured[] = [];
  return { name, send, measured };
};

const run = async (url: string): Promise<Figure[]> => {
  const calls = [];
  for (const call of await loadKnownCalls())
    if (call.contract.method === 'GET') calls.push(await prepare(url, call));
  let filled = 0;
  for (const size of sizes) {
    const more = size - filled;
    await growRows((collection) => Math.ceil(more * (shares[collection] ?? OTHER_SHARE)));
    filled = size;
    for (const { send, measured } of calls) measured.push(await measure(send));
  }
  const figures = calls.flatMap(({ name, measured }) => toFigures(name, measured));
  return [...figures, ...(await measureHeavyPeople(url))].map(say);
};

const mongoUri = process.env['BENCH_MONGODB_URI'];
const mongod = mongoUri ? { uri: mongoUri, stop: async () => {} } : await startTestMongod();
process.env['HUNAR_TEST_MONGODB_URI'] = mongod.uri;
const env = testEnv({ RATE_LIMIT_FACTOR: '1000000' });
await readyForServer(env);
const server = await startServer({ env, pages: false });
try {
  const figures = await run(server.url);
  keepResult({ command: 'bench:growth', figures });
  process.exitCode = areHeld(figures) ? 0 : 1;
} finally {
  await server.stop();
  await mongod.stop();
}
