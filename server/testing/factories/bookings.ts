import type { BookingBody } from '#lib/features/bookings/contracts/bookings.ts';
import { answerByOf } from '#lib/features/bookings/rules/no-show-claim.ts';
import { spanOn } from '#lib/features/bookings/rules/day-slots.ts';
import { formatClock, slotLabel, type SlotMinutes } from '#lib/platform/time/time-slot.ts';
import { now } from '#lib/platform/time/clock.ts';
import { updateBooking, type BookingRecord, type NoShowClaim } from '#models/bookings/booking.ts';
import { claimOtherTime } from '#lib/features/bookings/services/steps/move-booking-time.ts';
import { inTransaction } from '#models/connection.ts';
import type { ServiceRecord } from '#models/catalogue/service.ts';
import type { UserRecord } from '#models/people/user.ts';
import { makeJob } from './jobs.ts';
import { makeSkill } from './skills.ts';
import { dayAhead, noon, storeBooking, type BookingMade } from './store-booking.ts';
import { makeUser } from './users.ts';
import { makeWorker } from './workers.ts';

export { dayAhead } from './store-booking.ts';

/** Somebody who can be booked, and for what. */
export interface Bookable {
  worker: UserRecord;
  job: ServiceRecord;
}

/** Stores a worker and a service that this worker does. */
export const makeBookable = async (fields: Parameters<typeof makeWorker>[0] = {}): Promise<Bookable> => {
  const { _id, name } = await makeSkill();
  const [job, worker] = await Promise.all([
    makeJob({ skillIds: [_id] }),
    makeWorker({ skills: [{ _id, name }], ...fields }),
  ]);
  return { worker, job };
};

interface Wish extends Bookable {
  localDate?: string;
  slot?: SlotMinutes;
}

/** What a customer sends to book somebody; the day after tomorrow at 10 unless it says otherwise. */
export const bookingBodyFor = ({ worker, job, localDate = dayAhead(2), slot = noon }: Wish): BookingBody => ({
  workerId: String(worker._id),
  serviceId: String(job._id),
  serviceName: job.title,
  scheduledAt: spanOn(localDate, slot).startsAt.toISOString(),
  timeSlot: { start: formatClock(slot.start), end: formatClock(slot.end), label: slotLabel(slot) },
  address: { street: '12 Park Road', city: 'Lucknow', state: 'Uttar Pradesh', pinCode: '226010' },
});

type Given = Omit<Partial<BookingMade>, 'worker' | 'job'> & { bookable?: Bookable };

/** Stores a booking with the time that it holds, between people of its own unless it names them. */
export const makeBooking = async ({ customer, bookable, ...fields }: Given = {}): Promise<BookingRecord> => {
  const { worker, job } = bookable ?? (await makeBookable());
  const made = { ...fields, worker, job, customer: customer ?? (await makeUser()) };
  return inTransaction((tx) => storeBooking(made, tx));
};

/** A claim, made just now, that somebody was not there. */
export const openClaim = (against: NoShowClaim['against']): NoShowClaim => {
  const at = now();
  return { against, state: 'open', at, answerBy: answerByOf(at), from: 'arrived', fee: null };
};

/** Has a booking's customer ask for the day after, at the same time. */
export const proposeOtherTime = (booking: BookingRecord): Promise<BookingRecord | null> =>
  inTransaction(async (tx) => {
    const { startsAt, endsAt, status } = booking;
    const aDayLater = (instant: Date): Date => new Date(instant.getTime() + 86_400_000);
    const span = { startsAt: aDayLater(startsAt), endsAt: aDayLater(endsAt) };
    await claimOtherTime(booking, span, tx);
    const proposedAt = now();
    const proposal = { ...span, proposedAt, expiresAt: new Date(proposedAt.getTime() + 3_600_000) };
    return updateBooking(
      { bookingId: String(booking._id), from: { status, startsAt }, set: { proposal } },
      tx,
    );
  });
