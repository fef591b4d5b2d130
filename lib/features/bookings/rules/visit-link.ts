import type { BookingStatus } from '#lib/features/bookings/contracts/booking-status.ts';
import { upcomingStatuses } from './booking-status.ts';
import { getStatusSince } from './booking-transitions.ts';
import type { Change } from './effective-history.ts';

/**
 * The two pages about a visit that need no account: `pass` shows the worker to a guard at the gate, `visit` shows the
 * state of the visit to a person whom one of the two trusts.
 */
export type VisitLink = 'pass' | 'visit';

const HOUR_MS = 3_600_000;
const OPEN_BEFORE_MS = 2 * HOUR_MS;
const OPEN_AFTER_MS = 2 * HOUR_MS;

interface Visit {
  readonly status: BookingStatus;
  readonly startsAt: Date;
  readonly endsAt: Date;
  readonly createdAt: Date;
  readonly history: readonly Change[];
}

const after = (instant: Date): Date => new Date(instant.getTime() + OPEN_AFTER_MS);

/** A visit that is agreed and not finished: only such a visit has links to hand out. */
export const isAgreedVisit = (status: BookingStatus): boolean =>
  upcomingStatuses.some((one) => one === status);

/** When the links of a visit begin to show something. */
export const linkOpensAt = (startsAt: Date): Date => new Date(startsAt.getTime() - OPEN_BEFORE_MS);

// A guard lets people in until the booked end, and a worker who fetches a part during the job once more. Those who wait
// at home learn of the end, and of a job that takes longer.
const isOver = (link: VisitLink, visit: Visit, at: Date): boolean => {
  const isPass = link === 'pass';
  switch (visit.status) {
    case 'accepted':
    case 'on_the_way':
    case 'arrived':
      return at >= (isPass ? visit.endsAt : after(visit.endsAt));
    case 'in_progress':
      return isPass && at >= after(visit.endsAt);
    case 'completed':
      return isPass || at >= after(getStatusSince(visit));
    default:
      return true;
  }
};

/** The state of a link: it shows nothing yet, the visit, or that it is over. */
type LinkState = 'early' | 'open' | 'over';

export const judgeLink = (link: VisitLink, visit: Visit, at: Date): LinkState => {
  if (isOver(link, visit, at)) return 'over';
  return at < linkOpensAt(visit.startsAt) ? 'early' : 'open';
};
