import type { BookingView } from '#lib/features/bookings/contracts/booking-view.ts';
import type { BookingStatus } from '#lib/features/bookings/contracts/booking-status.ts';
import { movesOpenTo, movesToCome, sinceOf } from '#lib/features/bookings/rules/booking-transitions.ts';
import type { JobMove } from './job-words.ts';

const made = ['on_the_way', 'arrived', 'in_progress', 'completed'] as const;
const asked = ['no_show', 'cancelled'] as const;

const among = <One extends BookingStatus>(some: readonly One[], open: readonly BookingStatus[]): One[] =>
  open.flatMap((to) => some.filter((one) => one === to));

interface MovePlan {
  /** What the card offers: the next step, and the start of the job whenever it may be. */
  readonly steps: readonly JobMove[];
  /** What stands behind 'More'. */
  readonly others: readonly JobMove[];
  /** From when on the job can be started, and the customer be called absent, where that is still to come. */
  readonly startsFrom: Date | undefined;
  /** The same for setting out and for the end of the job. */
  readonly setsOutFrom: Date | undefined;
  readonly endsFrom: Date | undefined;
  readonly absentFrom: Date | undefined;
}

/** How a card offers what the worker can do with a booking now. */
export const planMoves = (job: BookingView, at: Date): MovePlan => {
  const startsAt = new Date(job.startsAt);
  const endsAt = new Date(job.endsAt);
  const attempt = { mover: 'worker', from: job.status, startsAt, endsAt, since: sinceOf(job), at } as const;
  const open = movesOpenTo(attempt);
  const ahead = among(made, open);
  const steps = ahead.filter((to, index) => index === 0 || to === 'in_progress');
  const skipped = ahead.filter((to) => !steps.includes(to));
  const waits = movesToCome(attempt);
  return {
    steps,
    others: [...skipped, ...among(asked, open)],
    setsOutFrom: waits.find(({ to }) => to === 'on_the_way')?.opensAt,
    endsFrom: waits.find(({ to }) => to === 'completed')?.opensAt,
    startsFrom: waits.find(({ to }) => to === 'in_progress')?.opensAt,
    absentFrom: waits.find(({ to }) => to === 'no_show')?.opensAt,
  };
};
