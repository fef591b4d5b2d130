import { isLive } from '#lib/features/bookings/rules/booking-status.ts';
import { evidenceEnd } from '#lib/features/bookings/rules/no-show-claim.ts';
import { isDisputed } from '#lib/features/bookings/rules/work-photos.ts';
import { setImagesExpiry } from '#lib/platform/images/images.ts';
import type { BookingRecord } from '#models/bookings/booking.ts';
import type { Tx } from '#models/connection.ts';

/** The photos of bills and of the work. */
const listKeys = ({ extras = [], photos = [] }: BookingRecord): string[] =>
  [...extras, ...photos].flatMap(({ imageKey }) => imageKey ?? []);

const setExpiry = async (booking: BookingRecord, expiresAt: Date | null, tx: Tx): Promise<void> => {
  const [keys, ownerId] = [listKeys(booking), String(booking._id)];
  if (keys.length > 0) await setImagesExpiry({ keys, ownerId, expiresAt }, tx);
};

/** Keeps a booking's photos for 180 days after the job ended. An open claim or case needs them; its end lets them go. */
export const keepPhotos = async (booking: BookingRecord, at: Date, tx: Tx): Promise<void> => {
  if (isDisputed(booking)) await setExpiry(booking, null, tx);
  else if (!isLive(booking.status)) await setExpiry(booking, evidenceEnd(at), tx);
};

/** Lets a booking's photos go with the visit that they belong to. */
export const releasePhotos = (booking: BookingRecord, at: Date, tx: Tx): Promise<void> =>
  setExpiry(booking, at, tx);
