import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { createBookingContract } from '#lib/features/bookings/contracts/bookings.ts';
import { startTestMongod } from '#server/embedded/test-mongod.ts';
import { areHeld, compare, median, say, withoutBar } from '../figures.ts';
import { keepResult } from '../keep-result.ts';
import { startChild } from '../start-child.ts';
import { timeWriters } from '../time-writers.ts';
import { openReference } from './transaction.ts';

const ROUNDS = Number(process.env['BENCH_ROUNDS'] ?? 9);
const SECONDS = Number(process.env['BENCH_SECONDS'] ?? 4);
const WRITERS = 16;

const ready = z.object({
  url: z.string(),
  wishes: z.array(z.object({ token: z.string(), body: z.unknown() })),
});

const bookerAt = ({ url, wishes }: z.infer<typeof ready>) => {
  const left = [...wishes];
  return async (): Promise<void> => {
    const request = left.shift();
    if (!request) throw new Error('All times are booked: take fewer rounds.');
    const answer = await fetch(`${url}/api/v1${createBookingContract.path}`, {
      method: createBookingContract.method,
      headers: {
        authorization: `Bearer ${request.token}`,
        'content-type': 'application/json',
        'idempotency-key': randomUUID(),
      },
      body: JSON.stringify(request.body),
    });
    if (!answer.ok) throw new Error(`A booking was answered with ${answer.status}: ${await answer.text()}`);
  };
};

const measure = async (write: () => Promise<void>): Promise<number> =>
  (await timeWriters({ writers: WRITERS, seconds: SECONDS }, write)).perSecond;

const mongod = await startTestMongod();
const url = new URL(mongod.uri);
url.pathname = '/bench_bookings';
const env = { HUNAR_TEST_MONGODB_URI: url.href };
const hunar = await startChild({ file: 'bookings/hunar.ts', ready, env });
const reference = await openReference(mongod.uri);
try {
  const book = bookerAt(hunar.ready);
  const rounds: { ours: number; alone: number }[] = [];
  // The first round only warms up.
  for (let round = 0; round <= ROUNDS; round += 1)
    rounds.push({ alone: await measure(reference.write), ours: await measure(book) });
  const measured = rounds.slice(1);
  const ours = measured.map((round) => round.ours);
  const alone = measured.map((round) => round.alone);
  const figures = [
    withoutBar(`bookings a second, ${WRITERS} customers at once`, median(ours)),
    withoutBar('the same transaction alone, a second', median(alone)),
    compare({ name: 'P11 bookings to the transaction alone', bar: 0.28, rounds: ours, reference: alone }),
  ].map(say);
  keepResult({ command: 'bench:bookings', figures });
  process.exitCode = areHeld(figures) ? 0 : 1;
} finally {
  await reference.close();
  await hunar.stop();
  await mongod.stop();
}
