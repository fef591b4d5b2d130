import type { WorkPhotoBody } from '#lib/features/bookings/contracts/work-photos.ts';
import { api } from '#lib/platform/browser/api.ts';
import { sendPhoto } from '#lib/platform/browser/writes/send-photo.ts';
import { sendWrite } from '#lib/platform/browser/writes/send-write.ts';
import type { WaitingWrite } from '#lib/platform/browser/writes/waiting-write.ts';
import { toPhotoItem } from './booking-item.ts';
import type { BookingTap } from './booking-writes.ts';

/** Adds a photo of the work; see `sendPhoto`. */
export const sendWorkPhoto = (
  photo: Blob,
  body: Omit<WorkPhotoBody, 'photo'>,
  { bookingId, subject }: BookingTap,
): Promise<void> =>
  sendPhoto(photo, {
    call: 'POST /bookings/{id}/photos',
    params: { id: bookingId },
    body,
    item: toPhotoItem(bookingId),
    subject,
  });

const readPhotos = (bookingId: string) => api('GET /bookings/{id}/photos', { params: { id: bookingId } });

/** Removes a photo of the work; see `sendWrite`. */
export const sendPhotoRemoval = (photo: string, { bookingId, subject }: BookingTap) =>
  sendWrite(
    'DELETE /bookings/{id}/photos/{photo}',
    { params: { id: bookingId, photo } },
    { item: toPhotoItem(bookingId), subject, reread: () => readPhotos(bookingId) },
  );

const chosenAt = (body: unknown): unknown =>
  typeof body === 'object' && body !== null && 'chosenAt' in body ? body.chosenAt : undefined;

/** Reads whether an old write, whose key the server may have forgotten, has already made its change. */
export const isPhotoWriteDone = async ({ item, call, params, body }: WaitingWrite): Promise<boolean> => {
  const { photos } = (await readPhotos(item.split(':')[1] ?? '')).data;
  return call === 'POST /bookings/{id}/photos'
    ? photos.some((one) => one.chosenAt === chosenAt(body))
    : photos.every((one) => one.photo !== params['photo']);
};
