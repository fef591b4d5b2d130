import type { FieldCode } from '#lib/platform/contract/error-codes.ts';
import { AppError } from '#lib/platform/contract/app-error.ts';
import { lastDayFrom, spanOn } from '#lib/features/bookings/rules/day-slots.ts';
import { toIndiaDay, addDays, instantInIndia } from '#lib/platform/time/india-day.ts';
import {
  isOnQuarters,
  isWithinDay,
  parseClock,
  type SlotMinutes,
  toCells,
} from '#lib/platform/time/time-slot.ts';
import { now } from '#lib/platform/time/clock.ts';
import { shareReads } from '#lib/platform/concurrency/share-reads.ts';
import type { OpenBooking } from '#models/bookings/open-bookings.ts';
import { listReservedCells } from '#models/bookings/booking-claim.ts';

const MAX_SLOT_MINUTES = 16 * 60;
/** Time that a customer may have booked ahead with one worker. */
const MAX_OPEN_MS = 8 * 3_600_000;

interface RequestedTime {
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

const readSlot = ({ start, end }: RequestedTime['timeSlot']): SlotMinutes => {
  const slot = { start: parseClock(start) ?? NaN, end: parseClock(end) ?? NaN };
  if (slot.end - slot.start > MAX_SLOT_MINUTES) throw refuse('timeSlot', 'slot_too_long');
  if (!isWithinDay(slot)) throw refuse('timeSlot', 'slot_bounds');
  if (!isOnQuarters(slot)) throw refuse('timeSlot', 'slot_quarters');
  return slot;
};

/** Converts the requested day and slot into instants; refuses past times and invalid slots. */
export const planTime = ({ scheduledAt, timeSlot }: RequestedTime): PlannedTime => {
  const slot = readSlot(timeSlot);
  const localDate = toIndiaDay(new Date(scheduledAt));
  const span = spanOn(localDate, slot);
  const at = now();
  if (span.startsAt <= at) throw refuse('scheduledAt', 'date_past');
  if (localDate > lastDayFrom(at)) throw refuse('scheduledAt', 'date_too_far');
  return { localDate, slot, ...span };
};

interface Days {
  workerId: string;
  localDate: string;
  days?: number;
}

// Hundreds may want the same worker's time at once.
const readReserved = shareReads(
  ({ workerId, from, to }: Parameters<typeof listReservedCells>[0]) => `${workerId} ${from} ${to}`,
  listReservedCells,
);

/** Quarter hours held by a worker's open bookings on these days in India. */
export const listReservedQuarters = async ({ workerId, localDate, days = 1 }: Days): Promise<Set<number>> => {
  const cells = toCells({
    startsAt: instantInIndia({ localDate, minutes: 0 }),
    endsAt: instantInIndia({ localDate: addDays(localDate, days), minutes: 0 }),
  });
  const from = cells[0] ?? 0;
  return new Set(await readReserved({ workerId, from, to: from + cells.length }));
};

interface Holding {
  workerId: unknown;
  /** The booking being moved, whose own time doesn't count. */
  bookingId?: unknown;
  time: Pick<PlannedTime, 'startsAt' | 'endsAt'>;
}

/** Limits how much of a worker's time one customer can hold. */
export const requireOpenHours = (
  { workerId, bookingId, time }: Holding,
  openBookings: readonly OpenBooking[],
): void => {
  const others = openBookings.filter(
    (one) => String(one.workerId) === String(workerId) && String(one._id) !== String(bookingId),
  );
  const held = [...others, time].reduce(
    (sum, { startsAt, endsAt }) => sum + endsAt.getTime() - startsAt.getTime(),
    0,
  );
  if (held > MAX_OPEN_MS) throw new AppError('too_many_open_hours');
};
