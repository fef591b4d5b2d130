import { provedInTimeSince } from '#lib/features/bookings/rules/counted-jobs.ts';
import { countProvedJob } from '#lib/features/bookings/services/steps/count-job.ts';
import { countProvedReview } from '#lib/features/reviews/services/steps/count-review.ts';
import { countingSince } from '#lib/features/people/services/steps/prove-contact.ts';
import { reviewStores } from '#lib/features/reviews/services/steps/review-sides.ts';
import { now } from '#lib/platform/time/clock.ts';
import { listUnprovedJobs } from '#models/bookings/counted-jobs.ts';
import { inTransaction } from '#models/connection.ts';
import { findUser } from '#models/people/user.ts';

/** Counts the work of the thirty days before the contact was proved. Safe to run twice or on two servers. */
export const countProvedWork = async ({
  payload: { userId },
}: {
  payload: { userId: string };
}): Promise<void> => {
  const user = await findUser(userId);
  const provedAt = user && countingSince(user);
  if (!provedAt) return;
  const since = provedInTimeSince(provedAt);
  for (const bookingId of await listUnprovedJobs({ customerId: userId, since }))
    await inTransaction((tx) => countProvedJob(bookingId, tx));
  const ofWorkers = await reviewStores.worker.listUncounted({ customerId: user._id }, since);
  const ofCustomers = await reviewStores.customer.listUncounted({ workerId: user._id }, since);
  for (const { _id } of ofWorkers)
    await inTransaction((tx) => countProvedReview('worker', String(_id), now(), tx));
  for (const { _id } of ofCustomers)
    await inTransaction((tx) => countProvedReview('customer', String(_id), now(), tx));
};
