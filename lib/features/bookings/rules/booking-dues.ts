import { computePricePaise } from '#lib/features/catalogue/rules/pricing.ts';
import { sumAcceptedExtras } from './extras.ts';
import { isUndecided, type ClaimTerms } from './no-show-claim.ts';
import { type Span, minutesBetween } from '#lib/platform/time/time-slot.ts';
import type { BookingStatus } from '#lib/features/bookings/contracts/booking-status.ts';

interface Owed {
  readonly status: BookingStatus;
  readonly paid: object | null;
  readonly fee: {
    readonly state: 'due' | 'paid' | 'waived' | 'unpaid';
    /** Absent: the customer. */
    readonly owedBy?: 'customer' | 'worker';
  } | null;
  /** One of the two has left, or the worker is suspended: the booking ended without being paid. */
  readonly leftUnpaid?: object | boolean | null | undefined;
}

/** Whether the price of a completed booking, or a fee, is still owed. */
export const isOwed = ({ status, paid, fee, leftUnpaid }: Owed): boolean =>
  (status === 'completed' && !paid && !leftUnpaid) || fee?.state === 'due';

/**
 * Whether a job or fee that was closed without payment can still be confirmed as paid, because the side that owed it had
 * said so. Money that was handed over belongs in the books.
 */
export const canStillConfirm = ({
  status,
  paid,
  fee,
  leftUnpaid,
  payment,
}: Owed & { readonly payment?: object | null | undefined }): boolean => {
  if (!payment) return false;
  return fee ? fee.state === 'unpaid' : status === 'completed' && !paid && Boolean(leftUnpaid);
};

/** Whether the side that is owed can confirm a payment: it is due, or was said to be made before it was closed. */
export const isConfirmable = (booking: Owed & Parameters<typeof canStillConfirm>[0]): boolean =>
  isOwed(booking) || canStillConfirm(booking);

interface Owing {
  /** Without one, the customer owes the price. */
  readonly fee: { readonly owedBy?: 'customer' | 'worker' } | null;
}

/** Returns the side that owes the price or the fee. */
export const getDebtor = ({ fee }: Owing): 'customer' | 'worker' => fee?.owedBy ?? 'customer';

/** Returns the side that is owed it: only this side can confirm or waive it. */
export const getCreditor = (booking: Owing): 'customer' | 'worker' =>
  getDebtor(booking) === 'worker' ? 'customer' : 'worker';

const PAY_DAYS = 7;

/** Returns when a fee or refund should be paid: a week after it arose. Later it stays open, and nothing else happens. */
export const payBy = (arose: Date): Date => new Date(arose.getTime() + PAY_DAYS * 86_400_000);

/** Returns when a fee should be paid. */
export const payFeeBy = ({
  startsAt,
  history,
  noShow,
}: {
  readonly startsAt: Date;
  readonly history: readonly { readonly at: Date }[];
  readonly noShow?: { readonly decidedAt?: Date } | null | undefined;
}): Date => payBy(noShow?.decidedAt ?? history.at(-1)?.at ?? startsAt);

interface WithExtras {
  readonly pricePaise: number;
  readonly extras?: Parameters<typeof sumAcceptedExtras>[0]['extras'];
}

/** Returns the whole price: what was agreed, and the extras that the customer accepted. */
export const computeTotal = ({ pricePaise, extras }: WithExtras): number =>
  pricePaise + sumAcceptedExtras({ extras });

interface Priced extends Owed, WithExtras {
  readonly creditPaise?: number;
  readonly noShow?: Pick<ClaimTerms, 'state'> | null | undefined;
  /** The payer's word that it was paid. */
  readonly payment?: { readonly deniedAt?: Date } | null | undefined;
}

interface AgreedTime {
  readonly hourlyRatePaise: number | null;
  readonly pricePaise: number;
}

/** Returns the price at another time, by the agreed rate. */
export const priceAt = ({ hourlyRatePaise, pricePaise }: AgreedTime, { startsAt, endsAt }: Span): number =>
  computePricePaise({
    hourlyRatePaise,
    servicePricePaise: pricePaise,
    durationMinutes: minutesBetween({ startsAt, endsAt }),
  });

/** Returns the amount to be paid in person. */
export const computeAmountInPerson = ({
  creditPaise = 0,
  ...booking
}: Pick<Priced, 'pricePaise' | 'extras' | 'creditPaise'>): number => computeTotal(booking) - creditPaise;

interface FeeOrPrice extends Pick<Priced, 'pricePaise' | 'extras' | 'creditPaise'> {
  readonly fee: { readonly feePaise: number } | null;
}

/** Returns the fee, or the price in person without one: owed, paid or closed. */
export const computeFeeOrPrice = (booking: FeeOrPrice): number =>
  booking.fee ? booking.fee.feePaise : computeAmountInPerson(booking);

/** Returns what is still owed in person: the fee, or the price; 0 if nothing is owed. */
export const computeDue = (booking: Owed & FeeOrPrice): number =>
  isOwed(booking) ? computeFeeOrPrice(booking) : 0;

/** Returns the amount that can be confirmed; 0 if there is nothing to confirm. */
export const computeConfirmable = (
  booking: Parameters<typeof computeDue>[0] & Parameters<typeof canStillConfirm>[0],
): number => (isConfirmable(booking) ? computeFeeOrPrice(booking) : 0);

interface Wallet {
  readonly walletPaise: number;
  /** The part that is referral credit. */
  readonly creditPaise?: number;
}

/** Referral credit pays for at most half of the price. */
export const usableReferralCredit = ({ pricePaise }: Pick<Priced, 'pricePaise'>, wallet: Wallet): number =>
  Math.max(0, Math.min(Math.floor(pricePaise / 2), wallet.creditPaise ?? 0, wallet.walletPaise));

/**
 * Returns how much of a booking the wallet can pay. It can be used once, referral credit covers at most half, and extras
 * are always paid in person.
 */
export const usableCredit = (booking: Priced, wallet: Wallet): number => {
  const { status, paid, creditPaise = 0, pricePaise } = booking;
  if (status !== 'completed' || paid || booking.leftUnpaid || creditPaise > 0) return 0;
  // Paying with credit confirms that the job was done.
  if (booking.noShow && isUndecided(booking.noShow)) return 0;
  // The money is said to have changed hands: credit would pay it twice.
  if (booking.payment && !booking.payment.deniedAt) return 0;
  const own = wallet.walletPaise - (wallet.creditPaise ?? 0);
  return Math.max(0, Math.min(pricePaise, own + usableReferralCredit(booking, wallet)));
};
