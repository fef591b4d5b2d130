import { useState } from 'react';
import type { BookingView } from '#lib/features/bookings/contracts/booking-view.ts';
import type { HeldJob } from './held-steps.tsx';

const HELD_MS = 5_000;

/** Keeps accepted requests in their place for some seconds. */
export const useHeldJobs = (requests: readonly BookingView[]) => {
  const [held, setHeld] = useState<readonly HeldJob[]>([]);
  const release = (id: string): void => setHeld((jobs) => jobs.filter(({ accepted }) => accepted._id !== id));
  /** Call it before the changed job moves to another list. */
  const keep = (job: BookingView): void => {
    const request = requests.find(({ _id }) => _id === job._id);
    if (job.status !== 'accepted') release(job._id);
    else if (request) {
      // The same change also comes as an event.
      setHeld((jobs) => [...jobs.filter((one) => one.accepted._id !== job._id), { request, accepted: job }]);
      setTimeout(release, HELD_MS, job._id);
    }
  };
  return { held, keep };
};
