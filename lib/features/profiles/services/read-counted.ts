import { toTrade } from '#lib/features/people/services/to-user.ts';
import type { Counted } from '#lib/features/profiles/contracts/counted.ts';
import type { Actor } from '#lib/platform/contract/actor.ts';
import { AppError } from '#lib/platform/contract/app-error.ts';
import { countBlamed } from '#models/bookings/all-bookings.ts';
import { findUser } from '#models/people/user.ts';

/** All that is counted about a worker: the same numbers that others see, and those that only the office knows. */
export const readCounted = async ({ actor: { userId } }: { actor: Actor }): Promise<{ data: Counted }> => {
  const [user, ownCancellations, noShows] = await Promise.all([
    findUser(userId),
    countBlamed({ workerId: userId, status: 'cancelled' }),
    countBlamed({ workerId: userId, status: 'no_show' }),
  ]);
  if (!user) throw new AppError('unauthorized');
  const { rating, completedJobs, answersWithinHours } = toTrade(user);
  const answers = user.answers?.minutes.length ?? 0;
  const reviews = user.reviewCount;
  return { data: { completedJobs, rating, reviews, answers, answersWithinHours, ownCancellations, noShows } };
};
