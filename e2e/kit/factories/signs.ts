import { findSigns } from '#lib/features/office/services/find-signs.ts';
import { noteDevice } from '#lib/features/people/services/steps/note-device.ts';
import { database, inTransaction } from '#models/connection.ts';
import type { SignRecord } from '#models/office/sign.ts';
import type { UserRecord } from '#models/people/user.ts';
import { makeReview } from './reviews.ts';
import { makeUser } from './users.ts';

let phones = 0;

/** Lets these people sign in on one phone. */
export const shareDevice = async (people: readonly Pick<UserRecord, '_id'>[]): Promise<void> => {
  phones += 1;
  const value = `phone ${phones}`;
  for (const { _id } of people)
    await inTransaction((tx) => noteDevice({ userId: String(_id), kind: 'device', value }, tx));
};

/** Stores a customer and a worker on one phone, with a review, and looks for signs. */
export const makeSign = async (
  people: { customer?: UserRecord } = {},
): Promise<{ sign: SignRecord; customer: UserRecord; worker: UserRecord }> => {
  const customer = people.customer ?? (await makeUser({ name: 'Ravi Shankar' }));
  const worker = await makeUser({ role: 'worker', name: 'Ramesh Yadav' });
  await shareDevice([customer, worker]);
  await makeReview({ workerId: String(worker._id), customerId: String(customer._id) });
  await findSigns();
  const sign = await database().collection<SignRecord>('fraudSigns').findOne({ people: worker._id });
  if (!sign) throw new Error('No sign was found.');
  return { sign, customer, worker };
};
