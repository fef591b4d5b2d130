import type { BookingView } from '#lib/features/bookings/contracts/booking-view.ts';

/** What a worker's home page shows. */
export interface WorkerDay {
  /** What the worker has to do next; null when nothing is agreed. */
  next: BookingView | null;
  isToday: boolean;
  /** Requests that wait, one page of them, the next to begin first. */
  requests: BookingView[];
  hasMoreRequests: boolean;
  earnedTodayPaise: number;
  earnedThisWeekPaise: number;
  /** The server's present instant. */
  at: string;
}
