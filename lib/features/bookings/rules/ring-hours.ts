import { toIndiaMinutes } from '#lib/platform/time/india-day.ts';
import { WAKING_HOURS } from './booking-deadlines.ts';

/** Whether a request may ring now: never between 10 PM and 7 AM in India. */
export const mayRing = (at: Date): boolean => {
  const minutes = toIndiaMinutes(at);
  return minutes >= WAKING_HOURS.from * 60 && minutes < WAKING_HOURS.to * 60;
};
