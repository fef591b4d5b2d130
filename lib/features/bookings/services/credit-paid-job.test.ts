import assert from 'node:assert/strict';
import { afterEach, test } from 'node:test';
import { awaitReferralCredit } from '#lib/features/referrals/services/steps/credit-referrals.ts';
import { now, resetClock, setClock } from '#lib/platform/time/clock.ts';
import { outboxPayloads } from '#lib/wiring/outbox-kinds.ts';
import { findBooking } from '#models/bookings/booking.ts';
import { inTransaction, toObjectId } from '#models/connection.ts';
import { findUser } from '#models/people/user.ts';
import { listOutboxRows } from '#models/platform/outbox.ts';
import { updateTicket } from '#models/support/ticket.ts';
import { makeBookable, makeBooking } from '#e2e/kit/factories/bookings.ts';
import { makeCase } from '#e2e/kit/factories/cases.ts';
import { makeReferral } from '#e2e/kit/factories/referrals.ts';
import { makeTicket } from '#e2e/kit/factories/tickets.ts';
import { makeUser } from '#e2e/kit/factories/users.ts';
import { useTestDatabase } from '#e2e/kit/test-database.ts';
import { creditPaidJob } from './credit-paid-job.ts';
import { storeCase } from './steps/store-case.ts';

useTestDatabase();

afterEach(resetClock);

const WEEK_MS = 7 * 86_400_000;

/** A paid job of a friend who was referred, done by a verified worker. */
const makeReferredJob = async (fields: { caseRefundPaise?: number } = {}) => {
  const [asha, friend] = [await makeUser({ phone: '9800000011' }), await makeUser({ phone: '9800000012' })];
  const [referrerId, friendId] = [String(asha._id), String(friend._id)];
  await makeReferral({ referrerId, friendId });
  const verification = { at: now(), by: toObjectId('a'.repeat(24)), reason: 'Papers seen.' };
  const at = now();
  const booking = await makeBooking({
    ...{ bookable: await makeBookable({ verification }), customer: friend, status: 'completed' },
    ...{ paid: { method: 'cash', at }, ...fields },
  });
  return { at, booking, friendId };
};

test('a credit delayed by a complaint is paid once, in the week after the complaint is closed', async () => {
  const { at, booking, friendId } = await makeReferredJob();
  await inTransaction((tx) => awaitReferralCredit(booking, at, tx));
  const ticket = await makeTicket({ authorId: friendId, bookingId: booking._id, state: 'open' });
  /** Runs everything that is due between two moments, in weeks after the payment. */
  const passFrom = async (from: number, to: number): Promise<(number | undefined)[]> => {
    const [after, until] = [from, to].map((weeks) => new Date(at.getTime() + weeks * WEEK_MS));
    assert.ok(after && until);
    setClock(until);
    const rows = (await listOutboxRows()).filter(({ kind }) => kind === 'referralCredit');
    const due = rows.filter(({ dueAt }) => dueAt && dueAt > after && dueAt <= until);
    for (const { payload } of due)
      await creditPaidJob({ payload: outboxPayloads.referralCredit.parse(payload) });
    return [due.length, (await findUser(friendId))?.walletPaise];
  };
  assert.deepEqual(await passFrom(0, 1.5), [1, 0]);
  const closed = { ticketId: String(ticket._id), from: 'open', set: { state: 'closed' } } as const;
  await inTransaction((tx) => updateTicket(closed, tx));
  assert.deepEqual(await passFrom(1.5, 1.9), [0, 0]);
  assert.deepEqual(await passFrom(1.9, 2.5), [1, 10_000]);
  assert.deepEqual(await passFrom(2.5, 9), [0, 10_000]);
});

test('the referral credit of a job waits while a case about it is open', async () => {
  const { at, booking, friendId } = await makeReferredJob();
  const one = await makeCase(booking, 'customer');
  const check = async (weeks: number): Promise<number | undefined> => {
    setClock(new Date(at.getTime() + weeks * WEEK_MS));
    await creditPaidJob({ payload: { bookingId: String(booking._id) } });
    return (await findUser(friendId))?.walletPaise;
  };
  assert.equal(await check(1.1), 0);
  const waiting = (await listOutboxRows()).filter(({ kind }) => kind === 'referralCredit');
  assert.equal(waiting.length, 1, 'it is checked again');
  const marked = await findBooking(String(booking._id));
  assert.ok(marked);
  await inTransaction((tx) => storeCase(marked, one, { state: 'closed' }, tx));
  assert.equal(await check(2.1), 10_000);
});

test('a job of which less than ₹200 is left after a refund earns no referral credit', async () => {
  const { at, booking, friendId } = await makeReferredJob({ caseRefundPaise: 30_001 });
  setClock(new Date(at.getTime() + 1.1 * WEEK_MS));
  await creditPaidJob({ payload: { bookingId: String(booking._id) } });
  assert.equal((await findUser(friendId))?.walletPaise, 0);
});
