import type { BookingStatus } from '#lib/features/bookings/contracts/booking-status.ts';
import type { ExtraAnswer, ExtraView } from '#lib/features/bookings/contracts/booking-view.ts';
import {
  MAX_EXTRA_PROPOSALS,
  MAX_EXTRAS,
  MAX_EXTRAS_PAISE,
  MIN_EXTRA_PAISE,
} from '#lib/features/bookings/contracts/extras-limits.ts';
import { isLive } from './booking-status.ts';

type State = ExtraView['state'];

interface Extra {
  readonly amountPaise: number;
  readonly state: State;
}

interface ExtraJob {
  readonly status: BookingStatus;
  readonly extras?: readonly Extra[] | undefined;
}

/** Whether extras can be proposed, answered and withdrawn. */
export const areExtrasOpen = ({ status }: Pick<ExtraJob, 'status'>): boolean =>
  status === 'arrived' || status === 'in_progress';

const count = (extras: readonly Extra[], ...states: readonly State[]): number =>
  extras.filter(({ state }) => states.includes(state)).length;

const sum = (extras: readonly Extra[], ...states: readonly State[]): number =>
  extras.reduce((total, { state, amountPaise }) => total + (states.includes(state) ? amountPaise : 0), 0);

/** Returns what the accepted extras of a booking cost. */
export const sumAcceptedExtras = ({ extras = [] }: Pick<ExtraJob, 'extras'>): number =>
  sum(extras, 'accepted');

type ExtraRefusal = 'extras_closed' | 'too_many_extras' | 'extras_too_high';

/**
 * Returns why another extra is refused; null if it is allowed. A declined line keeps its place, so asking again has an
 * end, and an unanswered one counts as if it were accepted, so the customer can accept every line shown.
 */
export const judgeExtra = (job: ExtraJob, amountPaise: number): ExtraRefusal | null => {
  const { extras = [] } = job;
  if (!areExtrasOpen(job)) return 'extras_closed';
  const isFull = count(extras, 'proposed', 'accepted', 'declined') >= MAX_EXTRAS;
  if (isFull || extras.length >= MAX_EXTRA_PROPOSALS) return 'too_many_extras';
  return sum(extras, 'proposed', 'accepted') + amountPaise > MAX_EXTRAS_PAISE ? 'extras_too_high' : null;
};

/** Whether there is room for another extra, however small. */
export const canAddExtra = (job: ExtraJob): boolean => judgeExtra(job, MIN_EXTRA_PAISE) === null;

/**
 * Lists what a side can do with a line now. The customer's answer is final; the worker can also withdraw an accepted
 * line, which only lowers the price.
 */
export const listExtraAnswers = (
  job: Pick<ExtraJob, 'status'>,
  { state }: Pick<Extra, 'state'>,
  side: 'customer' | 'worker' | 'admin',
): ExtraAnswer[] => {
  if (!areExtrasOpen(job)) return [];
  if (side === 'customer') return state === 'proposed' ? ['accepted', 'declined'] : [];
  return side === 'worker' && (state === 'proposed' || state === 'accepted') ? ['withdrawn'] : [];
};

/** Returns a line's state: one that was not answered before the job ended has lapsed. */
export const getExtraState = (job: Pick<ExtraJob, 'status'>, { state }: Pick<Extra, 'state'>): State =>
  state === 'proposed' && !isLive(job.status) ? 'lapsed' : state;
