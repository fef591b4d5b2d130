import { ApiError } from '#lib/platform/browser/api-error.ts';
import { api } from '#lib/platform/browser/api.ts';
import type { BookingView } from '#lib/features/bookings/contracts/booking-view.ts';
import { createBookingCall, listBookingsCall } from '#lib/features/bookings/contracts/bookings.calls.ts';
import type { BookingInput } from '#lib/features/bookings/contracts/bookings.ts';
import { indiaDayOf } from '#lib/platform/time/india-day.ts';
import { forgetDraft, keepDraft, readDraft, type SentWish } from './booking-draft.ts';

const LOOKED_THROUGH = 50;

const isSame = (one: BookingInput, other: BookingInput): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

const isBookingOf =
  ({ workerId, scheduledAt, timeSlot }: BookingInput) =>
  (booking: BookingView): boolean =>
    booking.workerId._id === workerId &&
    booking.localDate === indiaDayOf(new Date(scheduledAt)) &&
    booking.timeSlot.start === timeSlot.start;

/** What has become of a request whose answer never came: the booking, if it has arrived after all. */
export const findArrived = async ({ body }: SentWish): Promise<BookingView | null> => {
  const { data } = await api(listBookingsCall, {
    query: { status: 'upcoming', limit: String(LOOKED_THROUGH) },
  });
  return data.find(isBookingOf(body)) ?? null;
};

const post = async (workerId: string, wish: SentWish): Promise<BookingView> => {
  keepDraft({ workerId, sent: wish });
  try {
    const { data } = await api(createBookingCall, { body: wish.body, idempotencyKey: wish.key });
    forgetDraft();
    return data;
  } catch (error) {
    // A no is an answer: nothing was booked.
    if (error instanceof ApiError && error.status < 500) keepDraft({ workerId, sent: null });
    throw error;
  }
};

/**
 * Books once, whatever the network does: the same form goes out under the same key, and a changed one only after it is
 * known that the one before has not arrived.
 */
export const sendBooking = async (body: BookingInput): Promise<BookingView> => {
  const { workerId } = body;
  const before = readDraft(workerId)?.sent ?? null;
  if (before && isSame(before.body, body)) return post(workerId, before);
  const arrived = before && (await findArrived(before));
  if (!arrived) return post(workerId, { key: crypto.randomUUID(), body });
  forgetDraft();
  return arrived;
};
