import type { FreeSlot } from '#lib/features/bookings/contracts/bookings.ts';
import { slotsOn, spanOn } from '#lib/features/bookings/rules/day-slots.ts';
import { addDays } from '#lib/platform/time/india-day.ts';
import { formatClock, slotLabel } from '#lib/platform/time/time-slot.ts';
import { now } from '#lib/platform/time/clock.ts';
import type { UserRecord } from '#models/people/user.ts';
import { claimedOn } from './list-claimed-cells.ts';

const DAYS_AHEAD = 14;
const MOST = 4;

const freeOn = (worker: UserRecord, localDate: string, claimed: ReadonlySet<number>): FreeSlot[] =>
  slotsOn({ localDate, availability: worker.availability, claimed, at: now() })
    .filter(({ state }) => state === 'free')
    .map((slot) => ({
      localDate,
      scheduledAt: spanOn(localDate, slot).startsAt.toISOString(),
      timeSlot: { start: formatClock(slot.start), end: formatClock(slot.end), label: slotLabel(slot) },
    }));

/** The next times of a worker that can be had, from a day on: what somebody who came too late is offered. */
export const nextFreeSlots = async (worker: UserRecord, localDate: string): Promise<FreeSlot[]> => {
  const claimed = await claimedOn({ workerId: String(worker._id), localDate, days: DAYS_AHEAD });
  const found: FreeSlot[] = [];
  // Day by day: hundreds may ask at once, and the first days mostly have enough.
  for (let ahead = 0; ahead < DAYS_AHEAD && found.length < MOST; ahead += 1)
    found.push(...freeOn(worker, addDays(localDate, ahead), claimed));
  return found.slice(0, MOST);
};
