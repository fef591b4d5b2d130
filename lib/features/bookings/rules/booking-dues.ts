import { pricePaiseOf } from '#lib/features/catalogue/rules/lowest-price.ts';
import type { Span } from './claim-cells.ts';
import type { BookingStatus } from '#lib/features/bookings/contracts/booking-status.ts';

interface Owed {
  readonly status: BookingStatus;
  readonly paid: object | null;
  readonly fee: { readonly state: 'due' | 'paid' | 'waived' | 'unpaid' } | null;
  /** One of the two has left, or the worker may not work any more: it is over without being paid. */
  readonly leftUnpaid?: object | boolean | null | undefined;
}

/** Whether the customer still owes the worker something for a booking: the price once it is done, or a fee. */
export const isOwed = ({ status, paid, fee, leftUnpaid }: Owed): boolean =>
  (status === 'completed' && !paid && !leftUnpaid) || fee?.state === 'due';

interface Priced extends Owed {
  readonly pricePaise: number;
  readonly creditPaise?: number;
}

interface AgreedTime {
  readonly hourlyRatePaise: number | null;
  readonly pricePaise: number;
}

/** What a booking costs at another time, by the rate that was agreed. */
export const priceAt = ({ hourlyRatePaise, pricePaise }: AgreedTime, { startsAt, endsAt }: Span): number =>
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

interface Wallet {
  readonly walletPaise: number;
  /** What of it is referral credit. */
  readonly creditPaise?: number;
}

/** What of a customer's referral credit can go into a booking: half of its price. */
export const usableReferralCredit = ({ pricePaise }: Pick<Priced, 'pricePaise'>, wallet: Wallet): number =>
  Math.max(0, Math.min(Math.floor(pricePaise / 2), wallet.creditPaise ?? 0, wallet.walletPaise));

/** What a customer can pay of a booking out of the wallet: once, as far as it goes, and half of it by referral credit. */
export const usableCredit = (booking: Priced, wallet: Wallet): number => {
  const { status, paid, creditPaise = 0, pricePaise } = booking;
  if (status !== 'completed' || paid || booking.leftUnpaid || creditPaise > 0) return 0;
  const own = wallet.walletPaise - (wallet.creditPaise ?? 0);
  return Math.max(0, Math.min(pricePaise, own + usableReferralCredit(booking, wallet)));
};
