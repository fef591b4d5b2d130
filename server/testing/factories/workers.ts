import type { NewUser, UserRecord } from '#models/user.ts';
import { makeUser } from './users.ts';

/** Stores a worker who shows everything that a worker can show. */
export const makeWorker = (fields: Partial<NewUser> = {}): Promise<UserRecord> =>
  makeUser({
    role: 'worker',
    phone: '9812345678',
    about: 'Works with care.',
    address: { street: 'Gali 7, House 12', city: 'Lucknow', state: 'Uttar Pradesh', pinCode: '226001' },
    hourlyRatePaise: 25_000,
    experienceYears: 7,
    ...fields,
  });
