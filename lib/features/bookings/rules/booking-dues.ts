import { pricePaiseOf } from '#lib/features/catalogue/rules/lowest-price.ts';
import type { Span } from './claim-cells.ts';
import type { BookingStatus } from '#lib/features/bookings/contracts/booking-status.ts';

interface Owed {
  readonly status: BookingStatus;
  readonly paid: object | null;
  readonly fee: { readonly state: 'due' | 'paid' | 'waived' } | null;
}

/** Whether the customer still owes the worker something for a booking: the price once it is done, or a fee. */
export const isOwed = ({ status, paid, fee }: Owed): boolean =>
  (status === 'completed' && !paid) || fee?.state === 'due';

interface Priced extends Owed {
  readonly pricePaise: number;
  readonly creditPaise?: number;
}

interface Agreed {
  readonly hourlyRatePaise: number | null;
  readonly pricePaise: number;
}

/** What a booking costs at another time, by the rate that was agreed. */
export const priceAt = ({ hourlyRatePaise, pricePaise }: Agreed, { startsAt, endsAt }: Span): number =>
  pricePaiseOf({
    hourlyRatePaise,
    servicePricePaise: pricePaise,
    durationMinutes: (endsAt.getTime() - startsAt.getTime()) / 60_000,
  });

/** What is left to be handed over for a booking. */
export const handedOver = ({
  pricePaise,
  creditPaise = 0,
}: Pick<Priced, 'pricePaise' | 'creditPaise'>): number => pricePaise - creditPaise;

/** What a customer with so much in the wallet can pay of a booking out of it: once, as far as it goes. */
export const usableCredit = (booking: Priced, walletPaise: number): number => {
  const { status, paid, creditPaise = 0, pricePaise } = booking;
  if (status !== 'completed' || paid || creditPaise > 0) return 0;
  return Math.max(0, Math.min(pricePaise, walletPaise));
};
