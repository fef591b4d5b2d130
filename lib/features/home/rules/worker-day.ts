import type { BookingView } from '#lib/features/bookings/contracts/booking-view.ts';

/** The data of a worker's home page. */
export interface WorkerDay {
  /** The next job; null when there is none. */
  next: BookingView | null;
  isToday: boolean;
  /** The first page of open requests, earliest start first. */
  requests: BookingView[];
  hasMoreRequests: boolean;
  earnedTodayPaise: number;
  earnedThisWeekPaise: number;
  /** Server time. */
  at: string;
}
