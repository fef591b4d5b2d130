import { now } from '#lib/platform/time/clock.ts';
import { toObjectId } from '#models/connection.ts';
import { skillList } from '#models/catalogue/named-list.ts';
import type { NewUser } from '#models/people/user.ts';
import { makeUser, type MailedUser } from './users.ts';

/** Stores a worker with every public field filled in. */
export const makeWorker = (fields: Partial<NewUser> = {}): Promise<MailedUser> =>
  makeUser({
    role: 'worker',
    phone: '9812345678',
    about: 'Works with care.',
    address: { street: 'Gali 7, House 12', city: 'Lucknow', state: 'Uttar Pradesh', pinCode: '226001' },
    hourlyRatePaise: 25_000,
    experienceYears: 7,
    ...fields,
  });

/** Stores a verified electrician with a complete profile. */
export const makeFullWorker = async (fields: Partial<NewUser> = {}): Promise<MailedUser> => {
  const skills = (await skillList.findByNames(['Electrician', 'AC technician'])).map(({ _id, name }) => ({
    _id,
    name,
  }));
  const days = ['MON', 'TUE', 'WED', 'THU', 'FRI', 'SAT'] as const;
  return makeWorker({
    name: 'Ramesh Yadav',
    about: 'Fans, inverters, wiring and boards; I switch the mains off and test before I leave.',
    skills,
    workTypes: ['One visit', 'Full day'],
    priceRangePaise: { min: 20_000, max: 150_000 },
    areaRangeKm: 15,
    certifications: ['ITI Electrician, Government ITI Lucknow, 2012'],
    serviceAreas: ['Gomti Nagar', 'Indira Nagar', 'Aliganj'],
    availability: {
      weekdays: days,
      timeSlots: days.flatMap((day) => [
        { day, start: '08:00', end: '12:00' },
        { day, start: '16:00', end: '20:00' },
      ]),
    },
    verification: { at: now(), by: toObjectId('a'.repeat(24)), reason: 'Identity card seen.' },
    ...fields,
  });
};
