import type { BookingStatus } from '#lib/features/bookings/contracts/booking-status.ts';

/** Open bookings, which hold the worker's time. */
export const liveStatuses = ['pending', 'accepted', 'on_the_way', 'arrived', 'in_progress'] as const;
export type LiveStatus = (typeof liveStatuses)[number];

/** Bookings that the worker has accepted and not finished. */
export const upcomingStatuses = ['accepted', 'on_the_way', 'arrived', 'in_progress'] as const;

export const isLive = (status: BookingStatus): status is LiveStatus =>
  liveStatuses.some((live) => live === status);
