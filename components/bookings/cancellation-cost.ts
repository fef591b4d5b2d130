import type { BookingView } from '#lib/features/bookings/contracts/booking-view.ts';
import type { CancellationView } from '#lib/features/bookings/contracts/cancellation-view.ts';
import type { SuggestedReason } from '#lib/features/bookings/contracts/booking-status.ts';
import { cancellationFee, freeUntil, type Canceller } from '#lib/features/bookings/rules/cancellation.ts';
import { hourPriceFor, usedUpRecord } from '#lib/features/bookings/rules/late-record.ts';
import { api } from '#lib/platform/browser/api.ts';
import { classifyFailure } from '#lib/platform/browser/writes/write-outcome.ts';
import { toBooked, type Cancellable } from './booked-terms.ts';
import { toSpan } from './booking-time.ts';

const PATIENCE_MS = 5000;

/** `isOwn`: the phone worked it out without the server, so that it may turn out lower. */
export type ShownCost = CancellationView & { readonly isOwn: boolean };

/** Returns the most that a worker's record lets a cancellation cost: her free ones may be used up. */
export const toWorkerSide = ({
  hourlyRatePaise,
  pricePaise,
  startsAt,
  endsAt,
}: Pick<BookingView, 'hourlyRatePaise' | 'pricePaise' | 'startsAt' | 'endsAt'>): Canceller => ({
  side: 'worker',
  hourPaise: hourPriceFor({ hourlyRatePaise, pricePaise, ...toSpan({ startsAt, endsAt }) }),
  record: usedUpRecord,
});

/** Works out the cost from what the phone knows. */
const computeOwnCost = (booking: Cancellable, canceller: Canceller, at: Date): ShownCost => {
  const booked = toBooked(booking);
  const free = freeUntil(booked, at);
  const { pricePaise } = booking;
  return {
    ...cancellationFee(booked, at, canceller),
    ...{ pricePaise, limits: null, freeUntil: free && free.toISOString(), isOwn: true },
  };
};

interface CostQuestion {
  readonly bookingId: string;
  readonly booking: Cancellable;
  readonly canceller: Canceller;
  readonly at: Date;
  readonly reasonCode?: SuggestedReason | undefined;
}

/** Reads what cancelling costs; without a network the phone works it out, and the server has the last word. */
export const readCancellationCost = async (asked: CostQuestion): Promise<ShownCost> => {
  const { bookingId, booking, canceller, at, reasonCode } = asked;
  const query = reasonCode ? { reasonCode } : {};
  const signal = AbortSignal.timeout(PATIENCE_MS);
  try {
    const { data } = await api('GET /bookings/{id}/cancellation', {
      params: { id: bookingId },
      query,
      signal,
    });
    return { ...data, isOwn: false };
  } catch (error) {
    if (classifyFailure(error).kind !== 'later') throw error;
    return computeOwnCost(booking, canceller, at);
  }
};
