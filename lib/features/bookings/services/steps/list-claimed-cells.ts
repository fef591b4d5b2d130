import { cellsOf } from '#lib/features/bookings/rules/claim-cells.ts';
import { addDays, instantInIndia } from '#lib/platform/time/india-day.ts';
import { listClaimedCells } from '#models/bookings/booking-claim.ts';

interface Days {
  workerId: string;
  localDate: string;
  /** How many days from that one on. */
  days?: number;
}

/** The quarters of an hour of these days in India that a worker's live bookings hold. */
export const claimedOn = async ({ workerId, localDate, days = 1 }: Days): Promise<Set<number>> => {
  const cells = cellsOf({
    startsAt: instantInIndia({ localDate, minutes: 0 }),
    endsAt: instantInIndia({ localDate: addDays(localDate, days), minutes: 0 }),
  });
  const from = cells[0] ?? 0;
  return new Set(await listClaimedCells({ workerId, from, to: from + cells.length }));
};
