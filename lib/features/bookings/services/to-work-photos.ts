import type { WorkPhotos } from '#lib/features/bookings/contracts/work-photos.ts';
import type { Mover } from '#lib/features/bookings/rules/booking-transitions.ts';
import { canRemovePhoto, countRoom } from '#lib/features/bookings/rules/work-photos.ts';
import type { BookingRecord } from '#models/bookings/booking.ts';

interface Reading {
  booking: BookingRecord;
  reader: Exclude<Mover, 'system'>;
  at: Date;
}

/** Returns the photos of the work, as one of the booking's people or an admin sees them. */
export const toWorkPhotos = ({ booking, reader, at }: Reading): WorkPhotos => {
  const side = reader === 'admin' ? null : reader;
  return {
    _id: String(booking._id),
    photos: (booking.photos ?? []).map((photo) => ({
      ...{ photo: photo.imageKey, stage: photo.stage, by: photo.by },
      ...{ at: photo.at.toISOString(), chosenAt: photo.chosenAt?.toISOString() ?? null },
      canRemove: side !== null && canRemovePhoto(booking, photo, side, at),
    })),
    room: side === null ? { before: 0, after: 0 } : countRoom(booking, side, at),
  };
};
