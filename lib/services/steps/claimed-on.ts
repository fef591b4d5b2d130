import { cellsOf } from '#lib/domain/claim-cells.ts';
import { addDays, instantInIndia } from '#lib/domain/india-day.ts';
import { listClaimedCells } from '#models/booking-claim.ts';
import { shareReads } from './share-reads.ts';

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
export const claimedOn = async ({ workerId, localDate, days = 1 }: Days): Promise<Set<number>> => {
  const cells = cellsOf({
    startsAt: instantInIndia({ localDate, minutes: 0 }),
    endsAt: instantInIndia({ localDate: addDays(localDate, days), minutes: 0 }),
  });
  const from = cells[0] ?? 0;
  return new Set(await readClaimed({ workerId, from, to: from + cells.length }));
};
