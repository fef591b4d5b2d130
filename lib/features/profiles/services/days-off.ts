import type { BookingThere, DaysOffInput } from '#lib/features/profiles/contracts/days-off.ts';
import { lastDayFrom } from '#lib/features/bookings/rules/day-slots.ts';
import { toTimeSlot } from '#lib/features/bookings/services/to-booking.ts';
import { changeDaysOff, isWithin } from '#lib/features/people/rules/days-off.ts';
import { profiles } from '#lib/features/profiles/texts/profiles.en.ts';
import type { Actor } from '#lib/platform/contract/actor.ts';
import { AppError } from '#lib/platform/contract/app-error.ts';
import { now } from '#lib/platform/time/clock.ts';
import { toIndiaDay } from '#lib/platform/time/india-day.ts';
import { listLiveJobs, type BookingRecord } from '#models/bookings/booking.ts';
import { inTransaction, type Tx } from '#models/connection.ts';
import { changeOwn, findUser, findUsers } from '#models/people/user.ts';

const fromToday = (days: readonly string[] = []): string[] => {
  const today = toIndiaDay(now());
  return days.filter((day) => day >= today);
};

/** Lists the worker's days off from today on. */
export const listDaysOff = async ({ actor }: { actor: Pick<Actor, 'userId'> }) => ({
  data: { days: fromToday((await findUser(actor.userId))?.daysOff) },
});

const requireBounds = ({ from, to, isOff }: DaysOffInput): void => {
  const at = now();
  if (!isOff) return;
  const wrong = from < toIndiaDay(at) ? 'from' : to > lastDayFrom(at) ? 'to' : null;
  if (wrong === null) return;
  throw new AppError('validation_failed', { errors: [{ field: wrong, code: 'days_off_bounds' }] });
};

interface Touched extends Pick<BookingRecord, 'startsAt' | 'endsAt'> {
  booking: BookingRecord;
  isProposed: boolean;
}

/** Returns the booking's time within these days, its own or the proposed one. */
const touch = (booking: BookingRecord, range: DaysOffInput): Touched[] => {
  const { proposal } = booking;
  const { startsAt, endsAt } = booking;
  if (isWithin(booking.localDate, range)) return [{ booking, startsAt, endsAt, isProposed: false }];
  if (!proposal || !isWithin(toIndiaDay(proposal.startsAt), range)) return [];
  return [{ booking, startsAt: proposal.startsAt, endsAt: proposal.endsAt, isProposed: true }];
};

const toBookingsThere = async (touched: readonly Touched[]): Promise<BookingThere[]> => {
  const customers = await findUsers(touched.map(({ booking }) => String(booking.customerId)));
  const names = new Map(customers.map(({ _id, name }) => [String(_id), name]));
  return touched
    .toSorted((one, other) => one.startsAt.getTime() - other.startsAt.getTime())
    .map(({ booking, startsAt, endsAt, isProposed }) => ({
      _id: String(booking._id),
      number: booking.number,
      status: booking.status,
      serviceName: booking.serviceName,
      serviceTitles: booking.serviceTitles,
      customerName: names.get(String(booking.customerId)) ?? '',
      startsAt: startsAt.toISOString(),
      timeSlot: toTimeSlot({ startsAt, endsAt }),
      isProposed,
    }));
};

/** Throws with the bookings on these days that the worker has not been shown. */
const requireShown = async (userId: string, body: DaysOffInput, tx: Tx): Promise<void> => {
  const touched = (await listLiveJobs(userId, tx)).flatMap((booking) => touch(booking, body));
  if (touched.every(({ booking }) => body.bookingIds.includes(String(booking._id)))) return;
  throw new AppError('day_off_booked', { data: { bookings: await toBookingsThere(touched) } });
};

export const setDaysOff = ({
  actor: { userId },
  body,
}: {
  actor: Pick<Actor, 'userId'>;
  body: DaysOffInput;
}) => {
  requireBounds(body);
  return inTransaction(async (tx) => {
    const worker = await findUser(userId, tx);
    if (!worker) throw new AppError('unauthorized');
    const { from, to, isOff } = body;
    const daysOff = changeDaysOff(worker.daysOff ?? [], {
      ...{ range: { from, to }, isOff },
      today: toIndiaDay(now()),
    });
    // Writes first: a concurrent booking locks the same record, so one of the two retries.
    await changeOwn({ userId, changes: { daysOff } }, tx);
    if (isOff) await requireShown(userId, body, tx);
    const message = isOff ? profiles.messages.daysOff : profiles.messages.daysOn;
    return { message, data: { days: daysOff } };
  });
};
