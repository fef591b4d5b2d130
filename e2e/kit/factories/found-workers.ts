import { locateAddress } from '#lib/features/places/services/steps/locate-address.ts';
import { skillList } from '#models/catalogue/named-list.ts';
import { addRating } from '#models/people/track-record.ts';
import type { NewUser } from '#models/people/user.ts';
import { now } from '#lib/platform/time/clock.ts';
import { database, toObjectId } from '#models/connection.ts';
import type { MailedUser } from './users.ts';
import { makeWorker } from './workers.ts';

interface Found extends Partial<NewUser> {
  /** Names of existing skills. */
  trades?: readonly string[];
  pinCode?: string;
  /** Replaces the city of the PIN code. */
  city?: string;
  isVerified?: boolean;
  /** The rating of each review. */
  stars?: readonly number[];
}

const findSkills = async (trades: readonly string[]) =>
  (await skillList.findByNames(trades)).map(({ _id, name }) => ({ _id, name }));

const verification = () => ({ at: now(), by: toObjectId('a'.repeat(24)), reason: 'Papers seen.' });

export const makeFoundWorker = async (found: Found): Promise<MailedUser> => {
  const { trades = ['Plumber'], pinCode = '226001', city, isVerified = false, stars = [], ...fields } = found;
  const worker = await makeWorker({
    about: '',
    skills: await findSkills(trades),
    ...(await locateAddress({ pinCode, ...(city !== undefined && { city }), state: 'Uttar Pradesh' })),
    ...(isVerified && { verification: verification() }),
    ...fields,
  });
  for (const rating of stars) await addRating({ userId: String(worker._id), rating });
  return worker;
};

/** Stores several workers in this order. */
export const makeFoundWorkers = async (...workers: Found[]): Promise<void> => {
  for (const worker of workers) await makeFoundWorker(worker);
};

/** Deletes all workers, for tests that check complete search results. */
export const forgetWorkers = async (): Promise<void> => {
  await database().collection('users').deleteMany({});
};
