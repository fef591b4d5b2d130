import type { BookingView } from '#lib/features/bookings/contracts/booking-view.ts';
import type { BookingInput, BookingList } from '#lib/features/bookings/contracts/bookings.ts';
import { api } from '#lib/platform/browser/api.ts';
import type { WaitingWrite } from '#lib/platform/browser/writes/waiting-write.ts';
import { toIndiaDay } from '#lib/platform/time/india-day.ts';

const SEARCH_LIMIT = 50;
// The clocks of phone and server may differ.
const CLOCK_SLACK_MS = 10 * 60_000;

const toDay = ({ scheduledAt }: BookingInput): string => toIndiaDay(new Date(scheduledAt));

const matchesRequest =
  (body: BookingInput) =>
  (booking: BookingView): boolean =>
    booking.workerId._id === body.workerId &&
    booking.localDate === toDay(body) &&
    booking.timeSlot.start === body.timeSlot.start;

const findLive = async (body: BookingInput): Promise<BookingView | null> => {
  const { data } = await api('GET /bookings', {
    query: { status: 'upcoming', with: body.workerId, limit: String(SEARCH_LIMIT) },
  });
  return data.find(matchesRequest(body)) ?? null;
};

/** Finds a booking that has ended, as one that was rejected or has expired. */
const findEnded = async (body: BookingInput, since: number): Promise<BookingView | null> => {
  const isSame = matchesRequest(body);
  let cursor: string | null = null;
  const query = { status: 'past', with: body.workerId, limit: String(SEARCH_LIMIT) } as const;
  do {
    const { data, nextCursor }: BookingList = await api('GET /bookings', {
      query: cursor === null ? query : { ...query, cursor },
    });
    const found = data.find(
      (booking) =>
        isSame(booking) && booking.serviceId === body.serviceId && Date.parse(booking.createdAt) >= since,
    );
    if (found) return found;
    // The latest visits come first.
    const last = data.at(-1);
    cursor = last && last.localDate >= toDay(body) ? nextCursor : null;
  } while (cursor !== null);
  return null;
};

/**
 * Looks up the booking of a request whose response was lost; null if the request never arrived. One that has ended
 * counts only if it was made since then, in milliseconds: an earlier one at the same time was another request.
 */
export const findArrived = async (body: BookingInput, since = Infinity): Promise<BookingView | null> =>
  (await findLive(body)) ?? (since === Infinity ? null : findEnded(body, since));

const isRequest = (body: unknown): body is BookingInput =>
  typeof body === 'object' &&
  body !== null &&
  ['workerId', 'scheduledAt', 'timeSlot'].every((field) => field in body);

/** Reads whether an old request, whose key the server may have forgotten, has become a booking, ended or not. */
export const isRequestDone = async ({ body, firstTriedAt }: WaitingWrite): Promise<boolean> =>
  isRequest(body) && (await findArrived(body, (firstTriedAt ?? Infinity) - CLOCK_SLACK_MS)) !== null;
