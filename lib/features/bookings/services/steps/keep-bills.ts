import { isLive } from '#lib/features/bookings/rules/booking-status.ts';
import { evidenceEnd, isUndecided } from '#lib/features/bookings/rules/no-show-claim.ts';
import { setImagesExpiry } from '#lib/platform/images/images.ts';
import type { BookingRecord } from '#models/bookings/booking.ts';
import type { Tx } from '#models/connection.ts';

const setExpiry = async (
  { _id, extras = [] }: BookingRecord,
  expiresAt: Date | null,
  tx: Tx,
): Promise<void> => {
  const keys = extras.flatMap(({ imageKey }) => imageKey ?? []);
  if (keys.length > 0) await setImagesExpiry({ keys, ownerId: String(_id), expiresAt }, tx);
};

/** Keeps the photos of bills for 180 days after the job ended. An undecided claim needs them; its end lets them go. */
export const keepBills = async (booking: BookingRecord, at: Date, tx: Tx): Promise<void> => {
  const { status, noShow } = booking;
  if (noShow && isUndecided(noShow)) await setExpiry(booking, null, tx);
  else if (!isLive(status)) await setExpiry(booking, evidenceEnd(at), tx);
};

/** Lets the photos of bills go with the extras that they belong to. */
export const releaseBills = (booking: BookingRecord, at: Date, tx: Tx): Promise<void> =>
  setExpiry(booking, at, tx);
