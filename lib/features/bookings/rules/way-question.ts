import type { BookingStatus } from '#lib/features/bookings/contracts/booking-status.ts';
import type { WayAnswer } from '#lib/features/bookings/contracts/booking-view.ts';

const MINUTE_MS = 60_000;
/** How long the customer has to help before a no-show can be claimed. */
const HELP_MINUTES = 30;
/** Within this time another tap is the same question. */
const REPEAT_MINUTES = 10;
const MAX_QUESTIONS = 3;

/** The question of a worker who cannot find the door. */
export interface WayQuestion {
  readonly askedAt: Date | string;
  /** How often the customer was asked. */
  readonly times: number;
  readonly answer: WayAnswer | null;
}

interface Visit {
  readonly status: BookingStatus;
  readonly startsAt: Date;
  readonly endsAt: Date;
  readonly wayQuestion?: WayQuestion | null | undefined;
}

const minutesAfter = (instant: Date | string, minutes: number): Date =>
  new Date(new Date(instant).getTime() + minutes * MINUTE_MS);

const isBeforeWork = ({ status }: Visit): boolean =>
  status === 'accepted' || status === 'on_the_way' || status === 'arrived';

/** Until then the customer can answer, and cannot be reported absent. */
export const helpEndsAt = ({ askedAt }: Pick<WayQuestion, 'askedAt'>): Date =>
  minutesAfter(askedAt, HELP_MINUTES);

/** Whether the worker's tap asks the customer: only on site, which is from the arrival or the start to the end. */
export const judgeWayQuestion = (visit: Visit, at: Date): 'new' | 'repeated' | 'closed' => {
  const { status, startsAt, endsAt, wayQuestion } = visit;
  const isOnSite = isBeforeWork(visit) && (status === 'arrived' || at >= startsAt) && at <= endsAt;
  if (!isOnSite) return 'closed';
  if (!wayQuestion) return 'new';
  if (at < minutesAfter(wayQuestion.askedAt, REPEAT_MINUTES)) return 'repeated';
  return wayQuestion.times < MAX_QUESTIONS ? 'new' : 'closed';
};

/** The question that still matters on both screens; null if there is none. */
export const findWayQuestion = (visit: Visit, at: Date): WayQuestion | null => {
  const { wayQuestion } = visit;
  return wayQuestion && isBeforeWork(visit) && at < helpEndsAt(wayQuestion) ? wayQuestion : null;
};
