import { z } from 'zod';
import { contract } from '#lib/platform/contract/contract.ts';
import { id, instant } from '#lib/platform/contract/fields.ts';
import { imageKey } from '#lib/platform/images/contract.ts';
import { MAX_WORK_PHOTOS, photoStages } from './photo-stages.ts';

const photoStage = z.enum(photoStages, 'invalid_value');

/** A photo of the work, for both sides and the office. */
export const workPhoto = z
  .strictObject({
    photo: imageKey,
    stage: photoStage,
    by: z.enum(['customer', 'worker']),
    /** When it reached us. */
    at: instant,
    /** When its author chose it, by the phone's clock; null if the phone sent no possible time. */
    chosenAt: instant.nullable(),
    /** The reader added it a moment ago and can remove it. */
    canRemove: z.boolean(),
  })
  .meta({ id: 'WorkPhoto' });
export type WorkPhotoView = z.infer<typeof workPhoto>;

const room = z.int().min(0).max(MAX_WORK_PHOTOS);

export const workPhotos = z
  .strictObject({
    /** The booking's. */
    _id: id(),
    photos: z.array(workPhoto),
    /** How many the reader can add now. */
    room: z.strictObject({ before: room, after: room }),
  })
  .meta({ id: 'WorkPhotos' });
export type WorkPhotos = z.infer<typeof workPhotos>;

const params = z.strictObject({ id: id() });
const reply = z.strictObject({ message: z.string(), data: workPhotos });

export const readWorkPhotosContract = contract('GET /bookings/{id}/photos', {
  summary: 'List the photos of the work, of both sides',
  access: ['customer', 'worker', 'admin'],
  right: 'agent',
  rate: 'read',
  params,
  reply: z.strictObject({ data: workPhotos }),
});

const workPhotoBody = z.strictObject({
  /** An unused picture that the caller has uploaded (`POST /uploads`). From now on it belongs to the booking. */
  photo: imageKey,
  stage: photoStage,
  /** When it was chosen, by the phone's clock, for one that waited for a network. */
  chosenAt: instant.optional(),
});
export type WorkPhotoBody = z.output<typeof workPhotoBody>;

export const addWorkPhotoContract = contract('POST /bookings/{id}/photos', {
  summary: 'Add a photo of the work, from the arrival until a day after the end',
  access: ['customer', 'worker'],
  rate: 'write',
  params,
  body: workPhotoBody,
  reply,
  errors: ['photos_closed', 'too_many_photos', 'booking_changed'],
});

export const removeWorkPhotoContract = contract('DELETE /bookings/{id}/photos/{photo}', {
  summary: 'Remove your own photo of the work within ten minutes, unless a claim or case is open',
  access: ['customer', 'worker'],
  rate: 'write',
  params: z.strictObject({ id: id(), photo: imageKey }),
  reply,
  errors: ['photo_kept', 'booking_changed'],
});
