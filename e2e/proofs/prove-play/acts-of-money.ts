import { z } from 'zod';
import { setPayeeContract } from '#lib/features/accounts/contracts/payee.ts';
import { adjustWalletContract } from '#lib/features/admin/contracts/booking-acts.ts';
import {
  markPaidContract,
  spendCreditContract,
  waiveFeeContract,
} from '#lib/features/bookings/contracts/bookings.ts';
import { getPaymentContract, setPaymentContract } from '#lib/features/bookings/contracts/payment.ts';
import { computeConfirmable } from '#lib/features/bookings/rules/booking-dues.ts';
import { decideTopUpContract, requestTopUpContract } from '#lib/features/money/contracts/wallet.ts';
import { now } from '#lib/platform/time/clock.ts';
import { seeBooking } from '#e2e/kit/factories/office-acts.ts';
import { TEST_PASSWORD } from '#e2e/kit/factories/users.ts';
import type { Act } from './acts-of-bookings.ts';
import { answerPaid, bookingOf, newUtr, reportUnpaid, sayPaid, type Job } from './acts-of-cases.ts';
import { agree } from './acts-of-liars.ts';
import { move, readFee } from './book.ts';
import { idIn, send, wait } from './stage.ts';
import { hold } from './violation.ts';
import type { Person, World } from './world.ts';

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

/** Cancels an agreed job this long before it; returns the fee, or 0 if it costs nothing. */
const leaveLate = async (world: World, job: Job, leaver: Person, minutesBefore: number): Promise<number> => {
  const startsAt = bookingOf(world, job)?.startsAt ?? now();
  const minutes = (startsAt.getTime() - now().getTime()) / 60_000;
  await wait(world, Math.max(15, minutes - minutesBefore));
  await readFee(world, leaver, job.bookingId);
  await move(world, leaver, job.bookingId, 'cancelled');
  return bookingOf(world, job)?.fee?.feePaise ?? 0;
};

/** A fee is waived, and the side that is owed claims it after all; the other one says that it was paid. */
const waiveThenClaim: Act = async (world, choice) => {
  const { a, b, c } = choice;
  const job = await agree(world, choice, 'accepted');
  if (!job) return;
  const [leaver, owed] = a % 2 ? [job.customer, job.worker] : [job.worker, job.customer];
  const amountPaise = await leaveLate(world, job, leaver, b % 2 ? 200 : 600);
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

/** Says that money was handed over in cash, or answers that. */
const sayCash = (
  world: World,
  { bookingId }: Job,
  {
    who,
    step,
    amountPaise,
  }: { who: Person; step: 'paid' | 'received' | 'not_received'; amountPaise: number },
) => {
  const body = step === 'not_received' ? { step } : { step, method: 'cash', amountPaise };
  return send(world, { who, contract: setPaymentContract, params: { id: bookingId }, body });
};

/** More than a worker can owe in a month. */
const FILL_PAISE = 100_000;

const fillWallet = async (world: World, who: Person): Promise<void> => {
  const request = { who, contract: requestTopUpContract, body: { amountPaise: FILL_PAISE } };
  const id = idIn(await send(world, request));
  const body = { confirm: true, reason: 'Seen in the bank.' };
  if (id) await send(world, { who: world.admin, contract: decideTopUpContract, params: { id }, body });
  await wait(world, 1);
};

/** A worker says that a fee was paid in cash, and then money comes into the wallet; the customer denies it, or not. */
const sayThenFill: Act = async (world, choice) => {
  const { b, c } = choice;
  const job = await agree(world, choice, 'accepted');
  if (!job) return;
  const { customer, worker } = job;
  const amountPaise = await leaveLate(world, job, worker, b % 2 ? 200 : 600);
  if (amountPaise === 0) return;
  await sayCash(world, job, { who: worker, step: 'paid', amountPaise });
  await fillWallet(world, worker);
  if (c % 3 === 0) return;
  await sayCash(world, job, { who: customer, step: c % 3 === 1 ? 'not_received' : 'received', amountPaise });
  await wait(world, 1);
};

/** A customer says that a job was paid in cash, gets credit from the office, and spends it on that job, too. */
const sayThenSpend: Act = async (world, choice) => {
  const job = await agree(world, choice, 'completed');
  const booking = job && bookingOf(world, job);
  if (!job || !booking) return;
  const { customer, worker } = job;
  const amountPaise = computeConfirmable(booking);
  await sayCash(world, job, { who: customer, step: 'paid', amountPaise });
  const params = { id: job.bookingId };
  const given = { side: 'customer', amountPaise: 10_000, reason: 'The visit began late.' };
  const body = { ...given, seen: seeBooking(bookingOf(world, job) ?? booking) };
  await send(world, { who: world.admin, contract: adjustWalletContract, params, body });
  const spending = { who: customer, contract: spendCreditContract, params };
  await send(world, spending);
  await sayCash(world, job, { who: worker, step: choice.c % 2 ? 'not_received' : 'received', amountPaise });
  await send(world, spending);
};

export const actsOfMoney = { changePayee, waiveThenClaim, sayThenFill, sayThenSpend } satisfies Record<
  string,
  Act
>;
