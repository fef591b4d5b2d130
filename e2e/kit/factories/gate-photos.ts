import { addAddress } from '#lib/features/places/services/addresses.ts';
import { findBooking } from '#models/bookings/booking.ts';
import { makeActor } from './actors.ts';
import { makeStoredImage } from './stored-images.ts';

/** Saves the address of a booking for its customer, with a photo of the gate; returns the photo's key. */
export const makeGatePhoto = async (bookingId: string): Promise<string> => {
  const booking = await findBooking(bookingId);
  if (!booking) throw new Error('There is no such booking.');
  const userId = String(booking.customerId);
  const gatePhoto = await makeStoredImage({ ownerId: userId });
  const { street = '', city = '', state = '', pinCode = '' } = booking.address;
  const body = { name: 'Home', street, city, state, pinCode, gatePhoto };
  await addAddress({ actor: makeActor({ userId }), body });
  return gatePhoto;
};
