import type { BookingView } from '#lib/features/bookings/contracts/booking-view.ts';
import type { BookingInput } from '#lib/features/bookings/contracts/bookings.ts';
import { api } from '#lib/platform/browser/api.ts';
import type { WaitingWrite } from '#lib/platform/browser/writes/waiting-write.ts';
import { toIndiaDay } from '#lib/platform/time/india-day.ts';

const SEARCH_LIMIT = 50;

const matchesRequest =
  ({ workerId, scheduledAt, timeSlot }: BookingInput) =>
  (booking: BookingView): boolean =>
    booking.workerId._id === workerId &&
    booking.localDate === toIndiaDay(new Date(scheduledAt)) &&
    booking.timeSlot.start === timeSlot.start;

/** Looks up the booking of a request whose response was lost; null if the request never arrived. */
export const findArrived = async (body: BookingInput): Promise<BookingView | null> => {
  const { data } = await api('GET /bookings', {
    query: { status: 'upcoming', limit: String(SEARCH_LIMIT) },
  });
  return data.find(matchesRequest(body)) ?? null;
};

const isRequest = (body: unknown): body is BookingInput =>
  typeof body === 'object' &&
  body !== null &&
  ['workerId', 'scheduledAt', 'timeSlot'].every((field) => field in body);

/** Reads whether an old request, whose key the server may have forgotten, has become a booking. */
export const isRequestDone = async ({ body }: WaitingWrite): Promise<boolean> =>
  isRequest(body) && (await findArrived(body)) !== null;
