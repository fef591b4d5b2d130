import { getBookingContract } from '#lib/features/bookings/contracts/bookings.ts';
import { findBooking } from '#models/bookings/booking.ts';
import { database } from '#models/connection.ts';
import { findUser } from '#models/people/user.ts';
import { bookingClient, viewIn } from './booking-client.ts';
import { makeSession } from './factories/users.ts';

/** Reads a booking's door code as its customer. */
export const readDoorCode = async (url: string, bookingId: string): Promise<string> => {
  const booking = await findBooking(bookingId);
  const customer = booking && (await findUser(String(booking.customerId)));
  if (!customer) throw new Error('The booking has no customer.');
  const { send } = bookingClient(() => url);
  const reply = await send(await makeSession(customer), getBookingContract, { params: { id: bookingId } });
  const { doorCode } = viewIn(reply);
  if (doorCode === null) throw new Error('The booking has no code.');
  return doorCode;
};

/** Leaves a booking with a code that no key opens. */
export const loseDoorKey = async (bookingId: string): Promise<void> => {
  const booking = await findBooking(bookingId);
  if (!booking?.door) throw new Error('The booking has no code.');
  const sealed = booking.door.sealed.replace(/^[^.]+/, '00000000');
  const { _id } = booking;
  await database()
    .collection('bookings')
    .updateOne({ _id }, { $set: { 'door.sealed': sealed } });
};
