import type { BookingView } from '#lib/features/bookings/contracts/booking-view.ts';
import type { BookingStatus } from '#lib/features/bookings/contracts/booking-status.ts';
import {
  listOpenMoves,
  upcomingMoves,
  getStatusSince,
} from '#lib/features/bookings/rules/booking-transitions.ts';
import { toSpan } from '#components/bookings/booking-time.ts';
import type { JobMove } from './job-words.ts';

const made = ['on_the_way', 'arrived', 'in_progress', 'completed'] as const;
const askedFirst = ['no_show', 'cancelled'] as const;

const among = <One extends BookingStatus>(some: readonly One[], open: readonly BookingStatus[]): One[] =>
  open.flatMap((to) => some.filter((one) => one === to));

interface MovePlan {
  /** Moves with a button on the card: the next one, and starting the job when that is possible. */
  readonly steps: readonly JobMove[];
  /** Moves behind 'More'. */
  readonly others: readonly JobMove[];
  /** When the job can be started, and the customer reported absent, if that is still ahead. */
  readonly startsFrom: Date | undefined;
  /** When the worker can set out or finish the job, if that is still ahead. */
  readonly setsOutFrom: Date | undefined;
  readonly endsFrom: Date | undefined;
  readonly absentFrom: Date | undefined;
}

/** Sorts the worker's current moves into card buttons and the 'More' menu. */
export const planMoves = (job: BookingView, at: Date): MovePlan => {
  const attempt = {
    mover: 'worker',
    from: job.status,
    ...toSpan(job),
    since: getStatusSince(job),
    wayQuestion: job.wayQuestion,
    at,
  } as const;
  const open = listOpenMoves(attempt);
  const next = among(made, open);
  const steps = next.filter((to, index) => index === 0 || to === 'in_progress');
  const skipped = next.filter((to) => !steps.includes(to));
  const waits = upcomingMoves(attempt);
  return {
    steps,
    others: [...skipped, ...among(askedFirst, open)],
    setsOutFrom: waits.find(({ to }) => to === 'on_the_way')?.opensAt,
    endsFrom: waits.find(({ to }) => to === 'completed')?.opensAt,
    startsFrom: waits.find(({ to }) => to === 'in_progress')?.opensAt,
    absentFrom: waits.find(({ to }) => to === 'no_show')?.opensAt,
  };
};
