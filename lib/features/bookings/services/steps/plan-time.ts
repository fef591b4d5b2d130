import type { FieldCode } from '#lib/platform/contract/error-codes.ts';
import { AppError } from '#lib/platform/contract/app-error.ts';
import { lastDayFrom, spanOn } from '#lib/features/bookings/rules/day-slots.ts';
import { indiaDayOf, addDays, instantInIndia } from '#lib/platform/time/india-day.ts';
import { isOnQuarters, isWithinDay, parseClock, type SlotMinutes } from '#lib/platform/time/time-slot.ts';
import { now } from '#lib/platform/time/clock.ts';
import { cellsOf } from '#lib/features/bookings/rules/claim-cells.ts';
import { shareReads } from '#lib/platform/concurrency/share-reads.ts';
import type { Ahead } from '#models/bookings/booking.ts';
import { listClaimedCells } from '#models/bookings/booking-claim.ts';

const LONGEST_MINUTES = 16 * 60;
/** So long a customer may have ahead with one worker. */
const MOST_OPEN_MS = 8 * 3_600_000;

interface WantedTime {
  scheduledAt: string;
  timeSlot: { start: string; end: string };
}

export interface PlannedTime {
  readonly localDate: string;
  readonly slot: SlotMinutes;
  readonly startsAt: Date;
  readonly endsAt: Date;
}

const refuse = (field: string, code: FieldCode): AppError =>
  new AppError('validation_failed', { errors: [{ field, code }] });

const readSlot = ({ start, end }: WantedTime['timeSlot']): SlotMinutes => {
  const slot = { start: parseClock(start) ?? NaN, end: parseClock(end) ?? NaN };
  if (slot.end - slot.start > LONGEST_MINUTES) throw refuse('timeSlot', 'slot_too_long');
  if (!isWithinDay(slot)) throw refuse('timeSlot', 'slot_bounds');
  if (!isOnQuarters(slot)) throw refuse('timeSlot', 'slot_quarters');
  return slot;
};

/** The day in India and the instants that somebody asks for; what is over or out of bounds is refused. */
export const planTime = ({ scheduledAt, timeSlot }: WantedTime): PlannedTime => {
  const slot = readSlot(timeSlot);
  const localDate = indiaDayOf(new Date(scheduledAt));
  const span = spanOn(localDate, slot);
  const at = now();
  if (span.startsAt <= at) throw refuse('scheduledAt', 'date_past');
  if (localDate > lastDayFrom(at)) throw refuse('scheduledAt', 'date_too_far');
  return { localDate, slot, ...span };
};

interface Days {
  workerId: string;
  localDate: string;
  /** How many days from that one on. */
  days?: number;
}

// Hundreds may want one time of one worker at once.
const readClaimed = shareReads(
  ({ workerId, from, to }: Parameters<typeof listClaimedCells>[0]) => `${workerId} ${from} ${to}`,
  listClaimedCells,
);

/** The quarters of an hour of these days in India that a worker's live bookings hold. */
export const listClaimedQuarters = async ({ workerId, localDate, days = 1 }: Days): Promise<Set<number>> => {
  const cells = cellsOf({
    startsAt: instantInIndia({ localDate, minutes: 0 }),
    endsAt: instantInIndia({ localDate: addDays(localDate, days), minutes: 0 }),
  });
  const from = cells[0] ?? 0;
  return new Set(await readClaimed({ workerId, from, to: from + cells.length }));
};

interface Holding {
  workerId: unknown;
  /** The booking that moves, whose own time does not count. */
  bookingId?: unknown;
  time: Pick<PlannedTime, 'startsAt' | 'endsAt'>;
}

/** Nobody holds more of a worker's time than so many hours. */
export const requireOpenHours = ({ workerId, bookingId, time }: Holding, ahead: readonly Ahead[]): void => {
  const others = ahead.filter(
    (one) => String(one.workerId) === String(workerId) && String(one._id) !== String(bookingId),
  );
  const held = [...others, time].reduce(
    (sum, { startsAt, endsAt }) => sum + endsAt.getTime() - startsAt.getTime(),
    0,
  );
  if (held > MOST_OPEN_MS) throw new AppError('too_many_open_hours');
};
