import type { SeenBooking } from '#lib/features/admin/contracts/booking-acts.ts';
import { proposeHandover } from '#lib/features/bookings/services/steps/propose-handover.ts';
import { now } from '#lib/platform/time/clock.ts';
import type { BookingRecord } from '#models/bookings/booking.ts';
import { inTransaction } from '#models/connection.ts';
import { findUser, User, type UserRecord } from '#models/people/user.ts';
import { makeUser } from './users.ts';
import { makeWorker } from './workers.ts';

/** The booking as the office's page shows it now. */
export const seeBooking = ({
  status,
  startsAt,
  officeActs = 0,
}: Pick<BookingRecord, 'status' | 'startsAt' | 'officeActs'>): SeenBooking => ({
  ...{ status, startsAt: startsAt.toISOString(), acts: officeActs },
});

/** Stores another worker who could take over a booking. */
export const makeTaker = async ({ workerId }: BookingRecord): Promise<UserRecord> =>
  makeWorker({ skills: (await findUser(String(workerId)))?.skills ?? [] });

/** The office asks a worker, a new one by default, to take over an accepted booking. */
export const storeHandover = async (booking: BookingRecord, known?: UserRecord): Promise<BookingRecord> => {
  const skills = (await findUser(String(booking.workerId)))?.skills ?? [];
  const worker = known ?? (await makeWorker({ skills }));
  // The worker must offer the service, and come to the place.
  const { address } = booking;
  await User.updateOne({ _id: worker._id }, { $set: { skills, address, cityKey: 'lucknow' } });
  const by = String((await makeUser({ role: 'admin' }))._id);
  const workerId = String(worker._id);
  return inTransaction((tx) =>
    proposeHandover(
      { booking, workerId, pricing: 'agreed', by, reason: 'The worker is ill.', at: now() },
      tx,
    ),
  );
};
