import { skillList } from '#models/catalogue/named-list.ts';
import type { UserRecord } from '#models/people/user.ts';
import { makeBooking, type Bookable } from './bookings.ts';
import { makeService } from './jobs.ts';
import { makeTrades } from './trades.ts';
import { makeUser } from './users.ts';
import { makeWorker } from './workers.ts';

export interface World {
  skillId: string;
  jobId: string;
  workerId: string;
  bookingId: string;
  bookable: Bookable;
  customer: UserRecord;
}

/**
 * Stores a little of everything pages show: the trades, a service needing one of them, a worker who has it, and a
 * booking.
 */
export const makeWorld = async (): Promise<World> => {
  await makeTrades();
  const skill = (await skillList.list()).find(({ name }) => name === 'Electrician');
  if (!skill) throw new Error('The electrician is missing from the trades.');
  const { _id, name } = skill;
  const job = await makeService({ title: 'Fan and light fitting', skillIds: [_id] });
  const worker = await makeWorker({ name: 'Ravi Verma', skills: [{ _id, name }] });
  const bookable = { worker, job };
  const customer = await makeUser({ name: 'Asha Gupta' });
  const booking = await makeBooking({
    customer,
    bookable,
    status: 'accepted',
    picture: 'electrician',
  });
  return {
    skillId: String(_id),
    jobId: String(job._id),
    workerId: String(worker._id),
    bookingId: String(booking._id),
    bookable,
    customer,
  };
};
