import { detailsFor } from '#lib/features/bookings/rules/booking-details.ts';
import { requireBooking, toReader } from '#lib/features/bookings/services/steps/show-bookings.ts';
import { findGatePhoto } from '#lib/features/places/rules/gate-photo.ts';
import type { Actor } from '#lib/platform/contract/actor.ts';
import { AppError } from '#lib/platform/contract/app-error.ts';
import type { StreamPayload } from '#lib/platform/contract/payloads.ts';
import { imageFile } from '#lib/platform/images/image-file.ts';
import { storage } from '#lib/platform/integrations/storage/file-storage.ts';
import { now } from '#lib/platform/time/clock.ts';
import { findUser } from '#models/people/user.ts';

/** Returns the photo of the gate to a person of the booking who may see the street; for others there is none. */
export const readGatePhoto = async ({
  actor,
  params: { id },
}: {
  actor: Actor;
  params: { id: string };
}): Promise<StreamPayload> => {
  const booking = await requireBooking({ actor, bookingId: id });
  const { address } = detailsFor(booking, toReader(actor), now());
  const customer = await findUser(String(booking.customerId));
  const photo = customer && findGatePhoto(customer, address);
  if (photo === null) throw new AppError('not_found');
  const key = imageFile({ key: photo, size: 640 });
  return {
    ...{ key, contentType: 'image/webp', isImmutable: false },
    open: (range) => storage().open(key, range),
  };
};
