import type { WorkPhotoBody, WorkPhotos } from '#lib/features/bookings/contracts/work-photos.ts';
import { believableTap } from '#lib/features/bookings/rules/door-code.ts';
import { canRemovePhoto, judgePhoto, type WorkPhoto } from '#lib/features/bookings/rules/work-photos.ts';
import { keepPhotos } from '#lib/features/bookings/services/steps/keep-photos.ts';
import { publishBookingChange } from '#lib/features/bookings/services/steps/notify-booking-change.ts';
import { requireSide } from '#lib/features/bookings/services/steps/require-side.ts';
import { requireBooking, toReader } from '#lib/features/bookings/services/steps/show-bookings.ts';
import { toWorkPhotos } from '#lib/features/bookings/services/to-work-photos.ts';
import { bookings as texts } from '#lib/features/bookings/texts/bookings.en.ts';
import { lockAccounts } from '#lib/features/people/services/steps/hold-people.ts';
import { withLock } from '#lib/platform/concurrency/keyed-lock.ts';
import type { Actor } from '#lib/platform/contract/actor.ts';
import { AppError } from '#lib/platform/contract/app-error.ts';
import { expireImage, handOverImages } from '#lib/platform/images/images.ts';
import { now } from '#lib/platform/time/clock.ts';
import { updateBooking, type BookingRecord } from '#models/bookings/booking.ts';
import { inTransaction, type Tx } from '#models/connection.ts';

interface PhotoRequest {
  actor: Actor;
  params: { id: string };
}

/** Reads the photos of a booking. */
export const readWorkPhotos = async ({ actor, params }: PhotoRequest): Promise<{ data: WorkPhotos }> => {
  const booking = await requireBooking({ actor, bookingId: params.id });
  return { data: toWorkPhotos({ booking, reader: toReader(actor), at: now() }) };
};

type PhotoReply = Promise<{ message: string; data: WorkPhotos }>;

/** Changes the photos of a booking, one change at a time. */
const changePhotos = async (
  { actor, params: { id } }: PhotoRequest,
  work: (booking: BookingRecord, at: Date, tx: Tx) => Promise<WorkPhoto[]>,
): PhotoReply => {
  const changed = await withLock(`booking:${id}`, () =>
    inTransaction(async (tx) => {
      const booking = await requireBooking({ actor, bookingId: id }, tx);
      await lockAccounts(actor, tx);
      const at = now();
      const set = { photos: await work(booking, at, tx) };
      const { status, startsAt } = booking;
      const stored = await updateBooking({ bookingId: id, from: { status, startsAt }, set }, tx);
      if (!stored) throw new AppError('booking_changed');
      await keepPhotos(stored, at, tx);
      publishBookingChange(stored, 'photos', tx);
      return stored;
    }),
  );
  const data = toWorkPhotos({ booking: changed, reader: toReader(actor), at: now() });
  return { message: texts.messages.changed, data };
};

/** Adds a photo of the work. From now on it belongs to the booking, so that its author's account cannot take it away. */
export const addWorkPhoto = async (input: PhotoRequest & { body: WorkPhotoBody }): PhotoReply => {
  const { actor, body } = input;
  const { photo: imageKey, stage } = body;
  const by = requireSide(actor);
  return changePhotos(input, async (booking, at, tx) => {
    const refusal = judgePhoto(booking, { stage, side: by }, at);
    if (refusal) throw new AppError(refusal);
    const readers = [booking.customerId, booking.workerId].map(String);
    await handOverImages({ actor, keys: [imageKey], field: 'photo', to: String(booking._id), readers }, tx);
    const tappedAt = body.chosenAt === undefined ? undefined : new Date(body.chosenAt);
    const chosenAt = believableTap({ tappedAt, since: booking.createdAt, at });
    return [...(booking.photos ?? []), { imageKey, stage, by, at, ...(chosenAt && { chosenAt }) }];
  });
};

/** Removes a photo that the caller added by mistake. */
export const removeWorkPhoto = async (input: PhotoRequest & { params: { photo: string } }): PhotoReply => {
  const { actor, params } = input;
  const side = requireSide(actor);
  return changePhotos(input, async (booking, at, tx) => {
    const photos = booking.photos ?? [];
    const photo = photos.find(({ imageKey }) => imageKey === params.photo);
    if (!photo) throw new AppError('not_found');
    if (!canRemovePhoto(booking, photo, side, at)) throw new AppError('photo_kept');
    await expireImage(photo.imageKey, at, tx);
    return photos.filter((one) => one !== photo);
  });
};
