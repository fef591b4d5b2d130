import type { PaymentView } from '#lib/features/bookings/contracts/payment.ts';
import { payeeFor } from '#lib/features/bookings/rules/booking-details.ts';
import {
  computeDue,
  getCreditor,
  getDebtor,
  isOwed,
  payBy,
  payFeeBy,
  usableCredit,
} from '#lib/features/bookings/rules/booking-dues.ts';
import { sumAcceptedExtras } from '#lib/features/bookings/rules/extras.ts';
import {
  findDeniedBefore,
  getOwedKind,
  getPaymentState,
  lastSaidAt,
  listPaymentSteps,
  type Payer,
  type PaymentClaim,
} from '#lib/features/bookings/rules/booking-payment.ts';
import { getRefundState, listRefundSteps } from '#lib/features/bookings/rules/refunds.ts';
import { payeeInUse } from '#lib/features/money/rules/payee.ts';
import { toPaymentReference } from '#lib/features/money/rules/upi-link.ts';
import { now } from '#lib/platform/time/clock.ts';
import type { BookingRecord } from '#models/bookings/booking.ts';
import { findPayeeChanges } from '#models/money/payee.ts';
import { findUser } from '#models/people/user.ts';

const toSettled = ({ paid, fee }: BookingRecord): PaymentView['settled'] => {
  if (fee?.settledAt) return { method: fee.method, at: fee.settledAt.toISOString() };
  return paid && { method: paid.method, at: paid.at.toISOString() };
};

const toSaid = (payment: PaymentClaim | null | undefined): PaymentView['said'] =>
  payment
    ? {
        ...{ method: payment.method, amountPaise: payment.amountPaise },
        ...{ utr: payment.utr ?? null, at: lastSaidAt(payment).toISOString() },
        deniedBefore: findDeniedBefore(payment)?.toISOString() ?? null,
      }
    : null;

const readRefund = async (
  { refund, customerId }: BookingRecord,
  reader: Payer,
  at: Date,
): Promise<PaymentView['refund']> => {
  if (!refund) return null;
  const payee = payeeInUse(await findPayeeChanges(String(customerId)), at);
  const { amountPaise, at: since, method, settledAt, payment } = refund;
  return {
    ...{ amountPaise, state: getRefundState(refund), payBy: payBy(since).toISOString() },
    settled: settledAt && { method, at: settledAt.toISOString() },
    said: toSaid(payment),
    payee: payeeFor({ isDue: refund.state === 'due', debtor: 'worker' }, payee, reader),
    steps: listRefundSteps(refund, reader),
  };
};

const getUsableCredit = async (booking: BookingRecord, reader: Payer): Promise<number> => {
  const customer = reader === 'customer' ? await findUser(String(booking.customerId)) : null;
  return customer ? usableCredit(booking, customer) : 0;
};

/** Reads where the price or the fee is paid: to the side that is owed it. */
const readPayee = async (booking: BookingRecord, reader: Payer, at: Date): Promise<PaymentView['payee']> => {
  const creditorId = getCreditor(booking) === 'customer' ? booking.customerId : booking.workerId;
  const payee = payeeInUse(await findPayeeChanges(String(creditorId)), at);
  return payeeFor({ isDue: isOwed(booking), debtor: getDebtor(booking) }, payee, reader);
};

/** Returns what is owed for a booking and what both sides said, as one of them sees it. */
export const showPayment = async (booking: BookingRecord, reader: Payer): Promise<PaymentView> => {
  const at = now();
  return {
    _id: String(booking._id),
    number: booking.number,
    state: getPaymentState(booking),
    owes: getOwedKind(booking),
    owedBy: getDebtor(booking),
    payBy: booking.fee ? payFeeBy(booking).toISOString() : null,
    pricePaise: booking.pricePaise,
    extrasPaise: sumAcceptedExtras(booking),
    feePaise: booking.fee?.feePaise ?? null,
    creditPaise: booking.creditPaise ?? 0,
    usableCreditPaise: await getUsableCredit(booking, reader),
    duePaise: computeDue(booking),
    settled: toSettled(booking),
    said: toSaid(booking.payment),
    deniedAt: booking.payment?.deniedAt?.toISOString() ?? null,
    reference: toPaymentReference(booking.number),
    payee: await readPayee(booking, reader, at),
    steps: listPaymentSteps(booking, reader),
    refund: await readRefund(booking, reader, at),
  };
};
