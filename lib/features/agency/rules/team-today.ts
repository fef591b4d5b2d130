import type { TeamBooking } from '#lib/features/agency/contracts/agency.ts';

/** The beginning of a list, and how many bookings the whole list has. */
export interface TeamList {
  bookings: TeamBooking[];
  count: number;
}

export interface TeamToday {
  /** Today's agreed visits and unfinished ones of earlier days, next first. */
  visits: TeamList;
  /** Requests that wait for the worker's answer, the first deadline first. */
  waiting: TeamList;
  /** Names of workers without a visit today. */
  free: string[];
}
