import type { Actor } from '#lib/platform/contract/actor.ts';
import { upcomingStatuses } from '#lib/features/bookings/rules/booking-status.ts';
import { indiaDayOf } from '#lib/platform/time/india-day.ts';
import type { WorkerDay } from '#lib/features/home/rules/worker-day.ts';
import { now } from '#lib/platform/time/clock.ts';
import { sumUpLedger } from '#lib/features/money/services/steps/summarize-ledger.ts';
import { pageBookings } from '#lib/features/bookings/services/steps/show-bookings.ts';

/** What a worker's home page shows: the next job, who waits for an answer, and what was earned. */
export const readWorkerDay = async ({ actor }: { actor: Actor }): Promise<{ data: WorkerDay }> => {
  const at = now();
  const today = indiaDayOf(at);
  const [upcoming, requests, { week, weekPaise }] = await Promise.all([
    pageBookings({ actor, query: { limit: 1 }, statuses: upcomingStatuses, order: 1 }),
    pageBookings({ actor, query: {}, statuses: ['pending'], order: 1 }),
    sumUpLedger(actor),
  ]);
  const [next = null] = upcoming.data;
  return {
    data: {
      next,
      // What was to be done on a day before and is not ended is still to be done.
      isToday: next !== null && next.localDate <= today,
      requests: requests.data,
      hasMoreRequests: requests.nextCursor !== null,
      earnedTodayPaise: week.find(({ localDate }) => localDate === today)?.amountPaise ?? 0,
      earnedThisWeekPaise: weekPaise,
      at: at.toISOString(),
    },
  };
};
