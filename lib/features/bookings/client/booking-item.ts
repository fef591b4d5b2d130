export const BOOKING_WRITES = 'booking';

/** Names a booking in the queue of writes. */
export const toBookingItem = (bookingId: string): string => `${BOOKING_WRITES}:${bookingId}`;

export const REQUEST_WRITES = 'request';

/** Names a request to a worker in the queue of writes, which has no booking yet. */
export const toRequestItem = (workerId: string): string => `${REQUEST_WRITES}:${workerId}`;
