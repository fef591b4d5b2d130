import { locateAddress } from '#lib/features/places/services/steps/locate-address.ts';
import { skillList } from '#models/catalogue/named-list.ts';
import { addRating } from '#models/people/track-record.ts';
import type { NewUser, UserRecord } from '#models/people/user.ts';
import { now } from '#lib/platform/time/clock.ts';
import { database, toObjectId } from '#models/connection.ts';
import { makeWorker } from './workers.ts';

interface Found extends Partial<NewUser> {
  /** Names of skills that exist. */
  trades?: readonly string[];
  pinCode?: string;
  /** Instead of what the PIN's city is called. */
  city?: string;
  isVerified?: boolean;
  /** The stars of each review. */
  stars?: readonly number[];
}

const skillsOf = async (trades: readonly string[]) =>
  (await skillList.findByNames(trades)).map(({ _id, name }) => ({ _id, name }));

const verification = () => ({ at: now(), by: toObjectId('a'.repeat(24)), reason: 'Papers seen.' });

/** Stores a worker as search is to find one. */
export const makeFoundWorker = async (found: Found): Promise<UserRecord> => {
  const { trades = ['Plumber'], pinCode = '226001', city, isVerified = false, stars = [], ...fields } = found;
  const worker = await makeWorker({
    about: '',
    skills: await skillsOf(trades),
    ...(await locateAddress({ pinCode, ...(city !== undefined && { city }), state: 'Uttar Pradesh' })),
    ...(isVerified && { verification: verification() }),
    ...fields,
  });
  for (const rating of stars) await addRating({ userId: String(worker._id), rating });
  return worker;
};

/** Several, in this order. */
export const makeFoundWorkers = async (...workers: Found[]): Promise<void> => {
  for (const worker of workers) await makeFoundWorker(worker);
};

/** Forgets everybody, for tests that look at all whom a search finds. */
export const forgetWorkers = async (): Promise<void> => {
  await database().collection('users').deleteMany({});
};
