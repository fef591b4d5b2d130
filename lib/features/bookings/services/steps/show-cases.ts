import type { BookingCases } from '#lib/features/bookings/contracts/cases.ts';
import { caseReasons } from '#lib/features/bookings/contracts/case-terms.ts';
import type { Blame } from '#lib/features/bookings/rules/booking-transitions.ts';
import { judgeCase } from '#lib/features/bookings/rules/cases.ts';
import { toCase } from '#lib/features/bookings/services/to-case.ts';
import { env } from '#lib/platform/config/env.ts';
import { now } from '#lib/platform/time/clock.ts';
import type { BookingRecord } from '#models/bookings/booking.ts';
import { listCases } from '#models/bookings/case.ts';
import { readPeople } from './show-bookings.ts';

/** Returns both sides' cases of a booking as one side sees them, and the reasons for which it can open its own. */
export const showCases = async (booking: BookingRecord, reader: Blame): Promise<BookingCases> => {
  const [cases, people] = await Promise.all([listCases(booking._id), readPeople([booking])]);
  const isPaused = people.some(({ suspendedAt }) => suspendedAt !== null);
  const at = now();
  const views = cases.map((one) => toCase(one, { reader, isPaused, at }));
  const isLate = views.some(({ decideBy }) => decideBy !== null && new Date(decideBy) <= at);
  return {
    ...{ _id: String(booking._id), number: booking.number },
    cases: views,
    officer: isLate ? (env().GRIEVANCE_OFFICER ?? null) : null,
    reasons: caseReasons.filter((reason) => judgeCase(booking, { by: reader, reason }, at) === null),
  };
};
