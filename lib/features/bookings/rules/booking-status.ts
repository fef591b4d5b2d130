import type { BookingStatus } from '#lib/features/bookings/contracts/booking-status.ts';

/** Still to be done: they hold the worker's time. */
export const liveStatuses = ['pending', 'accepted', 'on_the_way', 'arrived', 'in_progress'] as const;
export type LiveStatus = (typeof liveStatuses)[number];

/** What a worker has ahead. */
export const upcomingStatuses = ['accepted', 'on_the_way', 'arrived', 'in_progress'] as const;

export const isLive = (status: BookingStatus): status is LiveStatus =>
  liveStatuses.some((live) => live === status);
