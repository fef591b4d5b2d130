import { randomBytes } from 'node:crypto';
import { caseAnswerDeadline, caseAppealUntil } from '#lib/features/bookings/rules/cases.ts';
import { markCase } from '#lib/features/bookings/services/steps/store-case.ts';
import { toShortNumber } from '#lib/platform/numbers/short-number.ts';
import { now } from '#lib/platform/time/clock.ts';
import { findBooking, type BookingChange, type BookingRecord } from '#models/bookings/booking.ts';
import { insertCase, updateCase, type CaseRecord } from '#models/bookings/case.ts';
import { inTransaction, newObjectId } from '#models/connection.ts';
import type { UserRecord } from '#models/people/user.ts';
import { dayAhead, makeBookable, makeBooking, makeExtra, type Bookable } from './bookings.ts';
import { makeUser } from './users.ts';

const steps = ['accepted', 'arrived', 'in_progress', 'completed'] as const;

/** A job of this customer or worker that was done yesterday; unpaid unless the fields say otherwise. */
export const makeFinishedJob = async (
  user: UserRecord,
  {
    bookable: known,
    ...fields
  }: { bookable?: Bookable } & Partial<
    Pick<BookingRecord, 'paid' | 'creditPaise' | 'extras' | 'refund' | 'caseRefundPaise' | 'photos'>
  > = {},
): Promise<BookingRecord> => {
  const bookable = known ?? (await makeBookable());
  const worker = user.role === 'worker' ? user : bookable.worker;
  const at = new Date(now().getTime() - 12 * 3_600_000);
  const history: BookingChange[] = steps.map((status) => ({ status, mover: 'worker', by: worker._id, at }));
  return makeBooking({
    bookable: { ...bookable, worker },
    ...(user.role === 'customer' && { customer: user }),
    ...{ status: 'completed', localDate: dayAhead(-1), history },
    ...fields,
  });
};

/** The case that a side has just opened about a booking, or one that went on as the fields say. */
export const makeCase = (
  booking: BookingRecord,
  by: CaseRecord['by'],
  fields: Partial<Omit<CaseRecord, '_id'>> = {},
): Promise<CaseRecord> =>
  inTransaction(async (tx) => {
    const at = now();
    const { _id: bookingId, customerId, workerId } = booking;
    const statements = [{ by, text: 'The tap still drips.', imageKeys: ['0'.repeat(32)], at }];
    const answerBy = caseAnswerDeadline({ at, stops: [] }, at);
    const row = { bookingId, customerId, workerId, by, statements, answerBy, openedAt: at };
    const number = toShortNumber(randomBytes(5));
    const one = { _id: newObjectId(), ...row, number, reason: 'not_done', state: 'open' } as const;
    const opened = await insertCase({ ...one, statements }, tx);
    const changed = await updateCase({ caseId: opened._id, from: 'open', set: { by, ...fields } }, tx);
    await markCase(booking, changed ?? opened, tx);
    return changed ?? opened;
  });

/** A case whose other side has been silent for too long, for the office to decide. */
export const makeHeardCase = (booking: BookingRecord, by: CaseRecord['by']): Promise<CaseRecord> =>
  makeCase(booking, by, { state: 'heard', answerBy: null, waits: true });

/** The customer's case, ready to be decided, about a job on which the worker has an open case too. */
export const makeContestedCase = async (): Promise<CaseRecord> => {
  const booking = await makeFinishedJob(await makeUser());
  await makeCase(booking, 'worker');
  return makeHeardCase((await findBooking(String(booking._id))) ?? booking, 'customer');
};

/** A case that another admin has just decided without a remedy. */
export const makeDecidedCase = (booking: BookingRecord, by: CaseRecord['by']): Promise<CaseRecord> => {
  const at = now();
  const decision = {
    by: newObjectId(),
    at,
    words: 'Both were heard.',
    kind: 'none',
    amountPaise: 0,
  } as const;
  const appealUntil = caseAppealUntil(at);
  return makeCase(booking, by, { state: 'decided', answerBy: null, decisions: [decision], appealUntil });
};

/**
 * A paid job with an extra, whose customer's case ended with a refund that is due. The worker's case waits for the
 * office.
 */
export const makeRefundedJob = async (customer: UserRecord, bookable: Bookable): Promise<BookingRecord> => {
  const at = now();
  const amountPaise = 20_000;
  const booking = await makeFinishedJob(customer, {
    ...{ bookable, paid: { method: 'cash', at }, extras: [makeExtra({ state: 'accepted' })] },
    refund: { amountPaise, state: 'due', at, method: null, settledAt: null },
    caseRefundPaise: amountPaise,
  });
  const say = (by: CaseRecord['by'], text: string) => [{ by, text, imageKeys: [], at }];
  const decision = { by: newObjectId(), at, words: 'Both were heard.', kind: 'refund', amountPaise } as const;
  await makeCase(booking, 'customer', {
    ...{ state: 'closed', answerBy: null, decisions: [decision] },
    statements: say('customer', 'The tap still drips.'),
  });
  const marked = (await findBooking(String(booking._id))) ?? booking;
  await makeCase(marked, 'worker', {
    ...{ state: 'heard', answerBy: null, waits: true },
    statements: say('worker', 'I was shouted at.'),
  });
  return marked;
};
