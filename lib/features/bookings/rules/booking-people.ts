import type { BookingRecord } from '#models/bookings/booking.ts';

type Booked = Pick<BookingRecord, 'customerId' | 'workerId' | 'handover' | 'formerWorkerIds'>;

/** Returns the ids of all people of a booking, also of the worker who is asked to take over and of former ones. */
export const listBookingPeople = ({
  customerId,
  workerId,
  handover,
  formerWorkerIds = [],
}: Booked): string[] =>
  [customerId, workerId, ...(handover ? [handover.workerId] : []), ...formerWorkerIds].map(String);
