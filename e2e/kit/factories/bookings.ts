import type { BookingBody } from '#lib/features/bookings/contracts/bookings.ts';
import { answerDeadline, claimantSide } from '#lib/features/bookings/rules/no-show-claim.ts';
import { spanOn } from '#lib/features/bookings/rules/day-slots.ts';
import { formatClock, slotLabel, type SlotMinutes } from '#lib/platform/time/time-slot.ts';
import { now } from '#lib/platform/time/clock.ts';
import { updateBooking, type BookingRecord } from '#models/bookings/booking.ts';
import type { NoShowClaim } from '#models/bookings/claim.ts';
import { reserveOtherTime } from '#lib/features/bookings/services/steps/move-booking-time.ts';
import type { BookingExtra } from '#models/bookings/extra.ts';
import type { WorkPhoto } from '#lib/features/bookings/rules/work-photos.ts';
import { inTransaction, newObjectId } from '#models/connection.ts';
import type { ServiceRecord } from '#models/catalogue/service.ts';
import type { UserRecord } from '#models/people/user.ts';
import { makeService } from './jobs.ts';
import { makeSkill } from './skills.ts';
import { dayAhead, noon, storeBooking, type BookingMade } from '#server/seed/store-booking.ts';
import { makeUser } from './users.ts';
import { makeWorker } from './workers.ts';

export { dayAhead } from '#server/seed/store-booking.ts';

export interface Bookable {
  worker: UserRecord;
  job: ServiceRecord;
}

/** Stores a worker and a service they offer. */
export const makeBookable = async (fields: Parameters<typeof makeWorker>[0] = {}): Promise<Bookable> => {
  const { _id, name } = await makeSkill();
  const [job, worker] = await Promise.all([
    makeService({ skillIds: [_id] }),
    makeWorker({ skills: [{ _id, name }], ...fields }),
  ]);
  return { worker, job };
};

interface BookingFor extends Bookable {
  localDate?: string;
  slot?: SlotMinutes;
}

/** The body for booking a worker; by default the day after tomorrow at 10. */
export const bookingBodyFor = ({
  worker,
  job,
  localDate = dayAhead(2),
  slot = noon,
}: BookingFor): BookingBody => ({
  workerId: String(worker._id),
  serviceId: String(job._id),
  serviceName: job.title,
  scheduledAt: spanOn(localDate, slot).startsAt.toISOString(),
  timeSlot: { start: formatClock(slot.start), end: formatClock(slot.end), label: slotLabel(slot) },
  address: { street: '12 Park Road', city: 'Lucknow', state: 'Uttar Pradesh', pinCode: '226010' },
});

type BookingOptions = Omit<Partial<BookingMade>, 'worker' | 'job'> & { bookable?: Bookable };

/** Stores a booking with its reservation, between new people by default. */
export const makeBooking = async ({
  customer,
  bookable,
  ...fields
}: BookingOptions = {}): Promise<BookingRecord> => {
  const { worker, job } = bookable ?? (await makeBookable());
  const made = { ...fields, worker, job, customer: customer ?? (await makeUser()) };
  return inTransaction((tx) => storeBooking(made, tx));
};

/** A line that the worker has just proposed. */
export const makeExtra = (fields: Partial<BookingExtra> = {}): BookingExtra => ({
  ...{ _id: newObjectId(), words: 'New tap', amountPaise: 30_000, state: 'proposed', at: now() },
  ...fields,
});

/** A photo of the work that the worker has just added. */
export const makeWorkPhoto = (fields: Partial<WorkPhoto> = {}): WorkPhoto => ({
  ...{ imageKey: '0'.repeat(32), stage: 'before', by: 'worker', at: now() },
  ...fields,
});

/** A no-show claim made just now. */
export const openClaim = (against: NoShowClaim['against']): NoShowClaim => {
  const at = now();
  const by = claimantSide({ against });
  const statements = [{ by, text: 'I rang the bell twice.', imageKeys: ['0'.repeat(32)], at }];
  const answerBy = answerDeadline({ at }, [], at);
  return { against, state: 'open', at, answerBy, from: 'arrived', fee: null, statements };
};

/** The customer, or the worker of a request, proposes the next day at the same time. */
export const proposeOtherTime = (booking: BookingRecord, by?: 'worker'): Promise<BookingRecord | null> =>
  inTransaction(async (tx) => {
    const { startsAt, endsAt, status, pricePaise } = booking;
    const aDayLater = (instant: Date): Date => new Date(instant.getTime() + 86_400_000);
    const span = { startsAt: aDayLater(startsAt), endsAt: aDayLater(endsAt) };
    await reserveOtherTime(booking, span, tx);
    const proposedAt = now();
    const expiresAt = new Date(proposedAt.getTime() + 3_600_000);
    const suggested = by && { by, pricePaise, expiresAt: booking.expiresAt ?? expiresAt };
    const proposal = { ...span, proposedAt, expiresAt, ...suggested };
    const timesOffered = by && { timesOffered: 1 };
    return updateBooking(
      { bookingId: String(booking._id), from: { status, startsAt }, set: { proposal, ...timesOffered } },
      tx,
    );
  });
