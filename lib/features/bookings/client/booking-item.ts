export const BOOKING_WRITES = 'booking';

/** Names a booking in the queue of writes. */
export const toBookingItem = (bookingId: string): string => `${BOOKING_WRITES}:${bookingId}`;

export const REQUEST_WRITES = 'request';

/** Names a request to a worker in the queue of writes, which has no booking yet. */
export const toRequestItem = (workerId: string): string => `${REQUEST_WRITES}:${workerId}`;

export const PHOTO_WRITES = 'photo';

/** Names the photos of a booking in the queue of writes: they hold up no step of the job. */
export const toPhotoItem = (bookingId: string): string => `${PHOTO_WRITES}:${bookingId}`;
