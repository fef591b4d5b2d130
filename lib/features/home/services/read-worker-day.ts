import type { Actor } from '#lib/platform/contract/actor.ts';
import { upcomingStatuses } from '#lib/features/bookings/rules/booking-status.ts';
import { toIndiaDay } from '#lib/platform/time/india-day.ts';
import type { WorkerDay } from '#lib/features/home/rules/worker-day.ts';
import { now } from '#lib/platform/time/clock.ts';
import { summarizeLedger } from '#lib/features/money/services/steps/summarize-ledger.ts';
import { listBookingPage } from '#lib/features/bookings/services/steps/show-bookings.ts';

/** Returns a worker's home page: the next job, open requests and earnings. */
export const readWorkerDay = async ({ actor }: { actor: Actor }): Promise<{ data: WorkerDay }> => {
  const at = now();
  const today = toIndiaDay(at);
  const [upcoming, requests, { week, weekPaise }] = await Promise.all([
    listBookingPage({ actor, query: { limit: 1 }, statuses: upcomingStatuses, order: 1 }),
    listBookingPage({ actor, query: {}, statuses: ['pending'], order: 1 }),
    summarizeLedger(actor),
  ]);
  const [next = null] = upcoming.data;
  return {
    data: {
      next,
      // An unfinished job of an earlier day is still due.
      isToday: next !== null && next.localDate <= today,
      requests: requests.data,
      hasMoreRequests: requests.nextCursor !== null,
      earnedTodayPaise: week.find(({ localDate }) => localDate === today)?.amountPaise ?? 0,
      earnedThisWeekPaise: weekPaise,
      at: at.toISOString(),
    },
  };
};
