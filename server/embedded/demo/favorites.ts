import { demoEmail } from '#lib/features/accounts/rules/demo-login.ts';
import { now } from '#lib/platform/time/clock.ts';
import { putFavorite } from '#models/favorites/favorite.ts';
import { listJobRecords } from '#models/catalogue/job.ts';
import { findUserByEmail } from '#models/people/user.ts';

// The electrician and the cook next door.
const savedWorkers = [1, 2];
const SAVED_SERVICES = 2;

/** Gives the first customer what somebody keeps who has used the product for a while. */
export const loadDemoFavorites = async (): Promise<void> => {
  const customer = await findUserByEmail(demoEmail('customer'));
  if (!customer) throw new Error('The demo has no customer.');
  const userId = String(customer._id);
  for (const { _id } of (await listJobRecords()).slice(0, SAVED_SERVICES))
    await putFavorite({ userId, kind: 'service', thingId: String(_id), at: now() });
  for (const number of savedWorkers) {
    const worker = await findUserByEmail(demoEmail('worker', number));
    if (worker) await putFavorite({ userId, kind: 'worker', thingId: String(worker._id), at: now() });
  }
};
