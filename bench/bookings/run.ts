import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { createBookingContract } from '#lib/features/bookings/contracts/bookings.ts';
import { updateCustomerProfileContract } from '#lib/features/profiles/contracts/profiles.ts';
import { areHeld, compare, median, say, withoutBar } from '../figures.ts';
import { findMongod } from '../find-mongod.ts';
import { keepResult } from '../keep-result.ts';
import { setting } from '../setting.ts';
import { startChild } from '../start-child.ts';
import { timeWriters } from '../time-writers.ts';
import { openReference } from './transaction.ts';

const ROUNDS = setting('BENCH_ROUNDS', 9);
const SECONDS = setting('BENCH_SECONDS', 4);
const WRITERS = 16;

const ready = z.object({
  url: z.string(),
  wishes: z.array(z.object({ token: z.string(), body: z.unknown() })),
});

type Ready = z.infer<typeof ready>;

interface Call {
  method: string;
  path: string;
}

/** Sends a writing call, with an idempotency key or without one. */
const senderAt =
  ({ url }: Ready, { method, path }: Call) =>
  async (token: string, body: unknown, hasKey: boolean): Promise<void> => {
    const answer = await fetch(`${url}/api/v1${path}`, {
      method,
      headers: {
        ...{ authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        ...(hasKey && { 'idempotency-key': randomUUID() }),
      },
      body: JSON.stringify(body),
    });
    if (!answer.ok) throw new Error(`${path} was answered with ${answer.status}: ${await answer.text()}`);
  };

type Write = (hasKey: boolean) => Promise<void>;

const bookerAt = (site: Ready): Write => {
  const left = [...site.wishes];
  const send = senderAt(site, createBookingContract);
  return async (hasKey) => {
    const request = left.shift();
    if (!request) throw new Error('All times are booked: take fewer rounds.');
    await send(request.token, request.body, hasKey);
  };
};

const names = ['Asha Gupta', 'Asha Rao'];

/** Changes the names of the customers in turn: a write with little work of its own. */
const renamerAt = (site: Ready): Write => {
  const tokens = [...new Set(site.wishes.map(({ token }) => token))];
  const send = senderAt(site, updateCustomerProfileContract);
  let turn = 0;
  return async (hasKey) => {
    const name = names[Math.floor(turn / tokens.length) % names.length];
    const token = tokens[turn % tokens.length] ?? '';
    turn += 1;
    await send(token, { name }, hasKey);
  };
};

const measure = async (write: () => Promise<void>): Promise<number> =>
  (await timeWriters({ writers: WRITERS, seconds: SECONDS }, write)).perSecond;

/** Takes the rounds of one comparison; the first one only warms up. */
const takeRounds = async <Round>(take: (round: number) => Promise<Round>): Promise<Round[]> => {
  const rounds: Round[] = [];
  for (let round = 0; round <= ROUNDS; round += 1) rounds.push(await take(round));
  return rounds.slice(1);
};

/** Measures a write with and without a key; they take turns to go first. */
const measureBoth = async (round: number, write: Write) => {
  const withKey = () => measure(() => write(true));
  const plain = () => measure(() => write(false));
  if (round % 2 === 0) return { keyed: await withKey(), plain: await plain() };
  const first = await plain();
  return { keyed: await withKey(), plain: first };
};

/** The time of one write with a key, compared with one without. */
const compareKeys = (name: string, rounds: readonly { keyed: number; plain: number }[]) =>
  compare({
    ...{ name, bar: 1.25, isMost: true },
    rounds: rounds.map(({ plain }) => plain),
    reference: rounds.map(({ keyed }) => keyed),
  });

const mongod = await findMongod('bench_bookings');
const env = { HUNAR_TEST_MONGODB_URI: mongod.uri };
const hunar = await startChild({ file: 'bookings/hunar.ts', ready, env });
const reference = await openReference(mongod.uri);
try {
  const [book, rename] = [bookerAt(hunar.ready), renamerAt(hunar.ready)];
  const rounds = await takeRounds(async () => ({
    alone: await measure(reference.write),
    ours: await measure(() => book(true)),
  }));
  const ours = rounds.map((round) => round.ours);
  const alone = rounds.map((round) => round.alone);
  const bookings = await takeRounds((round) => measureBoth(round, book));
  const renamings = await takeRounds((round) => measureBoth(round, rename));
  const figures = [
    withoutBar(`bookings a second, ${WRITERS} customers at once`, median(ours)),
    withoutBar('the same transaction alone, a second', median(alone)),
    compare({ name: 'P11 bookings to the transaction alone', bar: 0.28, rounds: ours, reference: alone }),
    compareKeys('P16 a booking with a key to one without, time', bookings),
    compareKeys('P16 a new name with a key to one without, time', renamings),
  ].map(say);
  keepResult({ command: 'bench:bookings', figures });
  process.exitCode = areHeld(figures) ? 0 : 1;
} finally {
  await reference.close();
  await hunar.stop();
  await mongod.stop();
}
