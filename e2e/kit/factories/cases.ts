import { randomBytes } from 'node:crypto';
import type { CaseReason } from '#lib/features/bookings/contracts/case-terms.ts';
import { caseAnswerDeadline } from '#lib/features/bookings/rules/cases.ts';
import { markCase } from '#lib/features/bookings/services/steps/store-case.ts';
import { toShortNumber } from '#lib/platform/numbers/short-number.ts';
import { now } from '#lib/platform/time/clock.ts';
import type { BookingChange, BookingRecord } from '#models/bookings/booking.ts';
import { insertCase, type CaseRecord } from '#models/bookings/case.ts';
import { inTransaction, newObjectId } from '#models/connection.ts';
import type { UserRecord } from '#models/people/user.ts';
import { dayAhead, makeBookable, makeBooking, type Bookable } from './bookings.ts';

const steps = ['accepted', 'arrived', 'in_progress', 'completed'] as const;

/** A job of this customer or worker that was done yesterday; unpaid unless the fields say otherwise. */
export const makeFinishedJob = async (
  user: UserRecord,
  {
    bookable: known,
    ...fields
  }: { bookable?: Bookable } & Partial<Pick<BookingRecord, 'paid' | 'creditPaise' | 'extras'>> = {},
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

/** The case that a side has just opened about a booking. */
export const makeCase = (
  booking: BookingRecord,
  by: CaseRecord['by'],
  reason: CaseReason = 'not_done',
): Promise<CaseRecord> =>
  inTransaction(async (tx) => {
    const at = now();
    const { _id: bookingId, customerId, workerId } = booking;
    const statements = [{ by, text: 'The tap still drips.', imageKeys: ['0'.repeat(32)], at }];
    const answerBy = caseAnswerDeadline({ at, stops: [] }, at);
    const row = { bookingId, customerId, workerId, by, reason, statements, answerBy, openedAt: at };
    const number = toShortNumber(randomBytes(5));
    const one = await insertCase({ _id: newObjectId(), ...row, number, state: 'open' }, tx);
    await markCase(booking, one, tx);
    return one;
  });
