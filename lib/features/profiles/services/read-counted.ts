import { toTrade } from '#lib/features/people/services/to-user.ts';
import type { Counted } from '#lib/features/profiles/contracts/counted.ts';
import { markPerson } from '#lib/features/people/services/steps/mark-contacts.ts';
import { averageRating } from '#lib/features/people/rules/search-listing.ts';
import type { Actor } from '#lib/platform/contract/actor.ts';
import { AppError } from '#lib/platform/contract/app-error.ts';
import { countBlamed, countMissedVisits } from '#models/bookings/all-bookings.ts';
import { countCases } from '#models/bookings/case.ts';
import { countAnsweredClaims, countClaims } from '#models/bookings/claimed-bookings.ts';
import { findUser, type UserRecord } from '#models/people/user.ts';

type ClaimFields = 'claimsMade' | 'unfoundedClaims' | 'brokenOffClaims' | 'answeredClaims';
type WorkCounts = Omit<Counted, ClaimFields | 'cases'>;

const countWork = async (user: UserRecord): Promise<WorkCounts> => {
  const workerId = String(user._id);
  const [ownCancellations, noShows] = await Promise.all([
    countBlamed({ workerId, status: 'cancelled' }),
    countBlamed({ workerId, status: 'no_show' }),
  ]);
  const { rating, completedJobs, answersWithinHours } = toTrade(user);
  const answers = user.answers?.minutes.length ?? 0;
  return {
    ...{ completedJobs, rating, reviews: user.reviewCount, answers, answersWithinHours },
    ...{ ownCancellations, noShows },
  };
};

const countCustomer = async (user: UserRecord): Promise<WorkCounts> => ({
  ...{ completedJobs: 0, answers: 0, answersWithinHours: null, ownCancellations: 0 },
  ...{ rating: averageRating(user), reviews: user.reviewCount },
  noShows: await countMissedVisits(String(user._id)),
});

/** Returns every number kept about the caller: public ones and those only the office sees. */
export const readCounted = async ({
  actor: { userId, role },
}: {
  actor: Pick<Actor, 'userId' | 'role'>;
}): Promise<{ data: Counted }> => {
  const user = await findUser(userId);
  if (!user) throw new AppError('unauthorized');
  const side = role === 'worker' ? 'worker' : 'customer';
  const person = { userId, marks: markPerson(user) };
  const [counts, claims, answeredClaims, cases] = await Promise.all([
    side === 'worker' ? countWork(user) : countCustomer(user),
    countClaims(side, person),
    countAnsweredClaims(side, userId),
    countCases(side, person),
  ]);
  const { made: claimsMade, unfounded: unfoundedClaims, brokenOff: brokenOffClaims } = claims;
  return { data: { ...counts, claimsMade, unfoundedClaims, brokenOffClaims, answeredClaims, cases } };
};
