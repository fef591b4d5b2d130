import { growing, SPARE } from '#e2e/kit/growing-calls.ts';
import { growRows } from '#e2e/kit/grow-rows.ts';
import { testEnv } from '#e2e/kit/test-env.ts';
import { database } from '#models/connection.ts';
import { startServer } from '#server/index.ts';
import { areHeld, atMost, say, withoutBar, type Figure } from '../figures.ts';
import { keepResult } from '../keep-result.ts';
import { keepStages, openGrowthDatabase, readStages, type Stage } from './growth-database.ts';
import { measureHeavyPeople } from './heavy-people.ts';
import { loadMeasuredCalls, measureCalls, measureTasks } from './measure-calls.ts';

const sizes = (process.env['BENCH_SIZES'] ?? '10000,1000000').split(',').map(Number);
const MAX_MS = 200;
const MAX_MINUTES = 40;

/** Rows of a kind beside a booking. */
const shares: Readonly<Record<string, number>> = {
  ...{ bookings: 1, messages: 1, notifications: 1, ledger: 0.75, reviews: 0.3, customerReviews: 0.3 },
  ...{ audit: 0.3, auditNotes: 0.1, users: 0.12, conversations: 0.1, reports: 0.1, tickets: 0.1 },
  // Nightly tasks go through all of these.
  ...{ sharedDevices: 0.001, wantedWords: 0.001, wantedOffers: 0.001 },
  // Offices have few of these, and their lists show all.
  ...{ apiKeys: 0, savedFilters: 0, smsDrops: 0, dayFigures: 0 },
  // Copies without files would be swept.
  ...{ images: 0, attachments: 0, evidence: 0, 'stored.files': 0 },
};
const OTHER_SHARE = 0.01;
const DAYS = 730;

// Not parts of a thousand, of which the copies are made.
const OPEN_EVERY = 49;
const UNREAD_EVERY = 11;
const WORKER_EVERY = 3;
const longAgo = new Date('2025-01-01T00:00:00Z');

const over = {
  ...{ status: 'completed', paid: { method: 'cash', at: longAgo } },
  ...{ expiresAt: null, remindAt: null, hold: null, proposal: null, handover: null, noShow: undefined },
};

const isOpenBooking = (collection: string, n: number): boolean =>
  collection === 'bookings' && n % OPEN_EVERY === 0;

/** Nearly all of what is old is over, and no copy works in the office. */
const change = (collection: string, n: number): object => {
  if (collection === 'users')
    return n % WORKER_EVERY === 0 ? { role: 'worker' } : { role: 'customer', listing: null };
  if (collection === 'bookings' && !isOpenBooking(collection, n)) return over;
  if (collection === 'notifications' && n % UNREAD_EVERY !== 0) return { readAt: longAgo };
  return collection === 'reviews' || collection === 'customerReviews' ? { blindUntil: null } : {};
};

const startedAt = performance.now();
const tell = (text: string): void =>
  console.log(`${((performance.now() - startedAt) / 60_000).toFixed(1)} min: ${text}`);

/** Fills each collection up to its share, wherever an earlier run has ended. */
const fill = async (size: number): Promise<void> => {
  const ofAll = 100_000;
  await growRows({
    days: DAYS,
    // Otherwise each task would be busy for minutes with what has been due in two years.
    isAhead: (collection, n) => collection === 'cases' || isOpenBooking(collection, n),
    change,
    countIn: (collection, held) => Math.max(0, Math.ceil(size * (shares[collection] ?? OTHER_SHARE)) - held),
    report: (collection, made, count) => {
      if (made === count || made % ofAll === 0) tell(`${collection}: ${made} of ${count} rows`);
    },
    fault: (collection, error) => tell(`${collection} could not be filled: ${String(error).slice(0, 300)}`),
  });
};

const toFigures = (name: string, first: Stage, last: Stage): Figure[] => {
  const [few, many] = [first[name], last[name]];
  if (!few || !many || many.fault !== null) return [];
  const time = `${name}: milliseconds with the most rows`;
  return [
    withoutBar(`${name}: documents with the most rows`, many.docs),
    withoutBar(
      `${name}: documents with the most rows, to those with the fewest`,
      many.docs / Math.max(1, few.docs),
    ),
    withoutBar(`${name}: keys with the most rows`, many.keys),
    name.startsWith('task ') ? withoutBar(time, many.milliseconds) : atMost(time, many.milliseconds, MAX_MS),
  ];
};

const compareStages = (first: Stage, last: Stage): Figure[] => {
  const names = Object.keys(last);
  const faults = names.filter((name) => first[name]?.fault !== null || last[name]?.fault !== null);
  const grown = names.filter(
    (name) =>
      !name.startsWith('task ') &&
      growing[name] === undefined &&
      (last[name]?.docs ?? 0) > (first[name]?.docs ?? 0) + SPARE,
  );
  if (faults.length > 0) tell(`not measured: ${faults.join(', ')}`);
  if (grown.length > 0) tell(`documents grow: ${grown.join(', ')}`);
  return [
    ...names.flatMap((name) => toFigures(name, first, last)),
    atMost('calls and tasks that could not be measured', faults.length, 0),
    atMost('calls whose documents grow with the rows of all', grown.length, 0),
  ];
};

/** The names in these lists are counted from one in each process, so an earlier run has used them. */
const forgetLists = async (): Promise<void> => {
  for (const name of ['skills', 'workTypes']) await database().collection(name).deleteMany({});
};

const run = async (url: string): Promise<Figure[]> => {
  await forgetLists();
  const calls = await loadMeasuredCalls();
  const stages = readStages();
  const missing = sizes.filter((size) => !stages[size]);
  if (missing.length > 0) {
    tell('a row of every kind, for the copies');
    await measureCalls(url, calls);
  }
  for (const size of missing) {
    tell(`filling up to ${size} bookings`);
    await fill(size);
    tell(`measuring with ${size} bookings`);
    stages[size] = { ...(await measureCalls(url, calls)), ...(await measureTasks()) };
    keepStages(stages);
  }
  tell('people with the longest histories');
  const [first, last] = [stages[sizes[0] ?? 0] ?? {}, stages[sizes.at(-1) ?? 0] ?? {}];
  return [...compareStages(first, last), ...(await measureHeavyPeople(url))].map(say);
};

const mongod = await openGrowthDatabase();
const watchdog = setTimeout(() => {
  tell(`not finished after ${MAX_MINUTES} minutes; the next run goes on from the last complete size`);
  void mongod.stop().finally(() => process.exit(1));
}, MAX_MINUTES * 60_000);

const server = await startServer({
  env: testEnv({ MONGODB_URI: mongod.uri, RATE_LIMIT_FACTOR: '1000000' }),
  pages: false,
});
let isComplete = false;
try {
  const figures = await run(server.url);
  keepResult({ command: 'bench:growth', figures });
  isComplete = true;
  process.exitCode = areHeld(figures) ? 0 : 1;
} finally {
  clearTimeout(watchdog);
  await server.stop();
  await mongod.stop();
  if (isComplete) mongod.remove();
}
