import type { PaymentStep, RefundState } from '#lib/features/bookings/contracts/payment.ts';
import { computeTotal } from './booking-dues.ts';
import {
  judgeAmount,
  listOpenSteps,
  type Payer,
  type PaymentClaim,
  type PaymentRefusal,
} from './booking-payment.ts';

/** An amount that the worker has to return to the customer, by the decision of a case. */
export interface Refund {
  readonly amountPaise: number;
  /** `waived`: by the customer, for good; `unpaid`: one of the two has left. */
  readonly state: 'due' | 'paid' | 'waived' | 'unpaid';
  /** When it became due. */
  readonly at: Date;
  readonly method: 'cash' | 'upi' | null;
  readonly settledAt: Date | null;
  /** The worker's word that it was returned, and the customer's denial. */
  readonly payment?: PaymentClaim;
}

/** Returns where a refund is. */
export const getRefundState = ({ state, payment }: Refund): RefundState => {
  if (state !== 'due' || !payment) return state;
  return payment.deniedAt ? 'denied' : 'said';
};

/** Lists what a side may do about a refund: the customer's word settles it, and the customer can waive it. */
export const listRefundSteps = (refund: Refund, side: Payer): PaymentStep[] => {
  if (refund.state !== 'due') return [];
  const steps = listOpenSteps(refund.payment, side === 'worker');
  return side === 'customer' ? [...steps, 'waived'] : steps;
};

/** Returns why a step about a refund is refused; null if it is allowed. */
export const judgeRefundStep = (
  refund: Refund | null | undefined,
  side: Payer,
  said: { step: PaymentStep; amountPaise?: number },
): PaymentRefusal | null => {
  if (refund?.state !== 'due') return 'nothing_owed';
  if (!listRefundSteps(refund, side).includes(said.step)) return 'illegal_move';
  return judgeAmount(said, refund.amountPaise);
};

/** Returns how much of the agreed price is left after what cases have the worker return; extras are returned first. */
export const computeKeptPrice = ({
  caseRefundPaise = 0,
  ...prices
}: Parameters<typeof computeTotal>[0] & { readonly caseRefundPaise?: number | undefined }): number =>
  Math.min(prices.pricePaise, computeTotal(prices) - caseRefundPaise);
