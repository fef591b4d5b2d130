import type { BookingBody } from '#lib/features/bookings/contracts/bookings.ts';
import { answerBy } from '#lib/features/bookings/rules/booking-deadlines.ts';
import { isLive } from '#lib/features/bookings/rules/booking-status.ts';
import { cellsOf } from '#lib/features/bookings/rules/claim-cells.ts';
import { answerByOf } from '#lib/features/bookings/rules/no-show-claim.ts';
import { spanOn } from '#lib/features/bookings/rules/day-slots.ts';
import { addDays, indiaDayOf } from '#lib/platform/time/india-day.ts';
import { formatClock, slotLabel, type SlotMinutes } from '#lib/platform/time/time-slot.ts';
import { now } from '#lib/platform/time/clock.ts';
import { claimCells } from '#models/bookings/booking-claim.ts';
import {
  insertBooking,
  updateBooking,
  type BookingRecord,
  type NewBooking,
  type NoShowClaim,
} from '#models/bookings/booking.ts';
import { claimOtherTime } from '#lib/features/bookings/services/steps/move-booking-time.ts';
import { inTransaction } from '#models/connection.ts';
import type { ServiceRecord } from '#models/catalogue/service.ts';
import type { UserRecord } from '#models/people/user.ts';
import { makeJob } from './jobs.ts';
import { makeSkill } from './skills.ts';
import { makeUser } from './users.ts';
import { makeWorker } from './workers.ts';

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

const noon: SlotMinutes = { start: 600, end: 720 };

/** The day in India so many days from now. */
export const dayAhead = (days: number): string => addDays(indiaDayOf(now()), days);

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

let made = 0;

type Given = Partial<Omit<NewBooking, 'customerId'>> & { customer?: UserRecord; bookable?: Bookable };

/** Stores a booking with the time that it holds: of the day after tomorrow, under way of yesterday, unless it says otherwise. */
export const makeBooking = async ({ customer, bookable, ...fields }: Given = {}): Promise<BookingRecord> => {
  // Taken before anything is awaited: others may be made meanwhile.
  const serial = (made += 1);
  const { worker, job } = bookable ?? (await makeBookable());
  const { _id: customerId } = customer ?? (await makeUser());
  const createdAt = fields.createdAt ?? now();
  const status = fields.status ?? 'pending';
  const localDate = fields.localDate ?? dayAhead(status === 'in_progress' ? -1 : 2);
  const span = spanOn(localDate, noon);
  const isOpen = status === 'pending';
  const row: NewBooking = {
    number: `HN-T${process.pid}-${serial}`,
    customerId,
    workerId: worker._id,
    serviceId: job._id,
    serviceName: job.title,
    serviceTitles: {},
    picture: '',
    localDate,
    ...span,
    pricePaise: 50_000,
    hourlyRatePaise: 25_000,
    address: { street: '12 Park Road', city: 'Lucknow', state: 'Uttar Pradesh', pinCode: '226010' },
    point: null,
    instructions: '',
    openSlot: isOpen ? serial % 1000 : null,
    expiresAt: isOpen ? answerBy({ askedAt: createdAt, startsAt: span.startsAt }) : null,
    history: [
      { status: 'pending', mover: 'customer', by: customerId, at: createdAt },
      ...(isOpen
        ? []
        : [{ status: 'accepted' as const, mover: 'worker' as const, by: worker._id, at: createdAt }]),
      ...(status === 'in_progress'
        ? [{ status, mover: 'worker' as const, by: worker._id, at: fields.startsAt ?? span.startsAt }]
        : []),
    ],
    createdAt,
    ...fields,
    status,
  };
  return inTransaction(async (tx) => {
    const booking = await insertBooking(row, tx);
    const claim = { workerId: String(worker._id), bookingId: String(booking._id), cells: cellsOf(booking) };
    if (isLive(status)) await claimCells(claim, tx);
    return booking;
  });
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
