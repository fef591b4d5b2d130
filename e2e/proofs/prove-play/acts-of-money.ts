import { z } from 'zod';
import { setPayeeContract } from '#lib/features/accounts/contracts/payee.ts';
import { markPaidContract, waiveFeeContract } from '#lib/features/bookings/contracts/bookings.ts';
import { getPaymentContract, setPaymentContract } from '#lib/features/bookings/contracts/payment.ts';
import { now } from '#lib/platform/time/clock.ts';
import { TEST_PASSWORD } from '#e2e/kit/factories/users.ts';
import type { Act } from './acts-of-bookings.ts';
import { answerPaid, bookingOf, newUtr, reportUnpaid, sayPaid, type Job } from './acts-of-cases.ts';
import { agree } from './acts-of-liars.ts';
import { move, readFee } from './book.ts';
import { send, wait } from './stage.ts';
import { hold } from './violation.ts';
import type { World } from './world.ts';

const DAY = 24 * 60;

const savePayee = async (world: World, { worker }: Job, upiId: string): Promise<boolean> => {
  const body = { payee: { upiId, name: 'RAVI VERMA' }, password: TEST_PASSWORD };
  const { status } = await send(world, { who: worker, contract: setPayeeContract, body });
  return status === 200;
};

const shownPayee = z.looseObject({
  data: z.looseObject({ payee: z.looseObject({ upiId: z.string().nullable() }).nullable() }),
});

/** Where both screens say that the job is paid. */
const readPayees = async (world: World, job: Job): Promise<string[]> => {
  const shown: string[] = [];
  for (const who of [job.customer, job.worker]) {
    const params = { id: job.bookingId };
    const { json } = await send(world, { who, contract: getPaymentContract, params });
    shown.push(shownPayee.safeParse(json).data?.data.payee?.upiId ?? '');
  }
  return shown.filter((upiId) => upiId !== '');
};

/** A thief with the worker's password changes the payee minutes before the customer pays. */
const changePayee: Act = async (world, choice) => {
  const { a, b, c } = choice;
  const job = await agree(world, choice, 'completed');
  if (!job) return;
  const [own, thief] = ['ravi@okbank', `thief${c}@okbank`];
  if (!(await savePayee(world, job, own))) return;
  await wait(world, DAY + 1);
  const isStolen = await savePayee(world, job, thief);
  await wait(world, 1 + (a % (DAY - 10)));
  const shown = await readPayees(world, job);
  hold(
    'money',
    !isStolen || shown.every((upiId) => upiId === own),
    () => `${shown.join()} is paid too early`,
  );
  await sayPaid(world, job, newUtr(c));
  // The owner was notified, and saves the former payee again.
  if (b % 2 && (await savePayee(world, job, own))) {
    await wait(world, DAY + 1);
    const later = await readPayees(world, job);
    hold('money', !later.includes(thief), () => `${thief} is paid although it was withdrawn`);
  }
  await answerPaid(world, job, b % 3 ? 'received' : 'not_received');
};

/** A fee is waived, and the side that is owed claims it after all; the other one says that it was paid. */
const waiveThenClaim: Act = async (world, choice) => {
  const { a, b, c } = choice;
  const job = await agree(world, choice, 'accepted');
  const booking = job && bookingOf(world, job);
  if (!job || !booking) return;
  const minutes = (booking.startsAt.getTime() - now().getTime()) / 60_000;
  await wait(world, Math.max(15, minutes - (b % 2 ? 200 : 600)));
  const [leaver, owed] = a % 2 ? [job.customer, job.worker] : [job.worker, job.customer];
  await readFee(world, leaver, job.bookingId);
  await move(world, leaver, job.bookingId, 'cancelled');
  const amountPaise = bookingOf(world, job)?.fee?.feePaise ?? 0;
  const params = { id: job.bookingId };
  const received = { step: 'received', method: 'cash', amountPaise };
  await send(world, { who: owed, contract: waiveFeeContract, params });
  await send(world, { who: owed, contract: setPaymentContract, params, body: received });
  await send(world, { who: owed, contract: markPaidContract, params, body: { method: 'cash' } });
  await send(world, {
    ...{ who: leaver, contract: setPaymentContract, params },
    body: { step: 'paid', method: 'upi', amountPaise, utr: newUtr(c) },
  });
  await send(world, { who: owed, contract: setPaymentContract, params, body: { step: 'not_received' } });
  await send(world, { who: owed, contract: waiveFeeContract, params });
  await reportUnpaid(world, job, c);
};

export const actsOfMoney = { changePayee, waiveThenClaim } satisfies Record<string, Act>;
