import type { BookingStatus } from '#lib/features/bookings/contracts/booking-status.ts';
import { isBeforeDoor } from '#lib/features/bookings/rules/door-code.ts';
import { drawDoor, showDoorCode } from '#lib/features/bookings/services/steps/door-code.ts';
import { roles, type Role } from '#lib/platform/contract/actor.ts';
import { updateBooking, type BookingRecord } from '#models/bookings/booking.ts';
import type { ServiceRecord } from '#models/catalogue/service.ts';
import { inTransaction } from '#models/connection.ts';
import type { UserRecord } from '#models/people/user.ts';
import { makeBooking } from './bookings.ts';
import { makeMarked, type MarkedPerson } from './canaries.ts';
import { makeService } from './jobs.ts';
import { makeMessage } from './messages.ts';
import { makeSkill } from './skills.ts';

/** A customer and a worker with a booking and a conversation, both with canaries. */
interface MarkedPair {
  customer: MarkedPerson;
  worker: MarkedPerson;
  bookingId: string;
}

interface MarkedMarket {
  job: ServiceRecord;
  skillId: string;
  pairs: readonly MarkedPair[];
  /** One person of each role without any dealings. */
  strangers: readonly MarkedPerson[];
}

/** Draws the code of an agreed visit as accepting it does, and returns the digits; null for other bookings. */
const drawCode = async (booking: BookingRecord, customer: UserRecord): Promise<string | null> => {
  const { _id, status, startsAt } = booking;
  if (!isBeforeDoor(status)) return null;
  const drawn = await inTransaction(async (tx) => {
    const door = await drawDoor(booking, [customer], tx);
    return updateBooking({ bookingId: String(_id), from: { status, startsAt }, set: { door } }, tx);
  });
  const code = drawn && showDoorCode(drawn, customer, 'customer');
  if (!code) throw new Error('The booking got no code.');
  // Years, sizes and round numbers are on many pages.
  return /^[3-9][1-9]{3}$/.test(code) ? code : drawCode(booking, customer);
};

const makePair = async (status: BookingStatus, job: ServiceRecord): Promise<MarkedPair> => {
  const skills = job.skillIds.map((_id) => ({ _id, name: 'Marked trade' }));
  // The worker serves the whole city, however far the marked address is.
  const customer = await makeMarked('customer');
  const worker = await makeMarked('worker', { skills, cityKey: 'agra' });
  const { street, floor, landMark } = customer.canaries;
  const { instructions, askFor } = customer.bookingCanaries;
  const address = { street, floor, landMark, city: 'Agra', state: 'Uttar Pradesh', pinCode: '282001' };
  const bookable = { worker: worker.user, job };
  const details = { address, instructions, contact: { name: askFor } };
  const booking = await makeBooking({ customer: customer.user, bookable, status, ...details });
  const doorCode = await drawCode(booking, customer.user);
  await makeMessage({ from: customer.userId, to: worker.userId, text: 'Is four fine?' });
  return { customer: { ...customer, doorCode }, worker, bookingId: String(booking._id) };
};

/** A market whose people all have canaries in their private data. */
export const makeMarkedMarket = async (statuses: readonly BookingStatus[]): Promise<MarkedMarket> => {
  const skill = await makeSkill();
  const job = await makeService({ skillIds: [skill._id] });
  const pairs: MarkedPair[] = [];
  for (const status of statuses) pairs.push(await makePair(status, job));
  const skills = [{ _id: skill._id, name: skill.name }];
  const alone = (role: Role) => makeMarked(role, role === 'worker' ? { skills } : {});
  const strangers = await Promise.all(roles.map(alone));
  return { job, skillId: String(skill._id), pairs, strangers };
};
