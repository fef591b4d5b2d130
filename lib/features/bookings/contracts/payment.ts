import { z } from 'zod';
import { contract } from '#lib/platform/contract/contract.ts';
import { plainDigits } from '#lib/platform/contract/digits.ts';
import { id, instant } from '#lib/platform/contract/fields.ts';

const wayPaid = z.enum(['cash', 'upi'], 'required');
const paise = z.int('required').min(0, 'number_too_small');

/** The number that a payer's UPI app shows for a payment. */
const utr = z
  .string({ error: 'utr_digits' })
  .max(40, 'utr_digits')
  .overwrite((value) => plainDigits(value).replace(/[\s-]/g, ''))
  .regex(/^\d{12}$/, 'utr_digits')
  .meta({ pattern: '^\\d{12}$' });

/** Left out for the price or a fee; `refund` for what the worker returns by the decision of a case. */
const about = z.literal('refund', 'invalid_value').optional();

const paidStep = z.strictObject({
  step: z.literal('paid'),
  about,
  method: wayPaid,
  /** What the screen showed: a smaller due, because credit was used meanwhile, is refused. */
  amountPaise: paise,
  utr: z.preprocess((value) => (value === '' ? undefined : value), utr.optional()).optional(),
});
const receivedStep = z.strictObject({
  step: z.literal('received'),
  about,
  method: wayPaid,
  amountPaise: paise,
});
const notReceivedStep = z.strictObject({
  step: z.literal('not_received'),
  about,
  /**
   * `said.at` of the word that is denied, so that a late denial isn’t taken for one of a newer word. Without it, only a word
   * that was said once can be denied.
   */
  saidAt: instant.optional(),
});
/** Fees have a call of their own for it (`DELETE /bookings/{id}/fee`). */
const waivedStep = z.strictObject({
  step: z.literal('waived'),
  about: z.literal('refund', 'invalid_value'),
  amountPaise: paise,
});

export const paymentBody = z.discriminatedUnion('step', [
  paidStep,
  receivedStep,
  notReceivedStep,
  waivedStep,
]);
export type PaymentBody = z.output<typeof paymentBody>;
export type PaymentStep = PaymentBody['step'];

/**
 * `said`: the side that owes it says that it was paid; `denied`: the other has not received it; `unpaid`: closed without
 * payment.
 */
const paymentState = z.enum(['none', 'due', 'said', 'denied', 'paid', 'waived', 'unpaid']);
export type PaymentState = z.infer<typeof paymentState>;

/** The payer's word; the UTR was typed and proves nothing. `at`: when it was said last, apart from second taps. */
const saidView = z.strictObject({
  ...{ method: wayPaid, amountPaise: paise, utr: z.string().nullable(), at: instant },
  /** `at` of the word that was denied before this one; null if none was. */
  deniedBefore: instant.nullable(),
});
const payee = z.strictObject({ name: z.string(), upiId: z.string() });
const steps = z.array(z.enum(['paid', 'received', 'not_received', 'waived']));

export const refundState = z.enum(['due', 'said', 'denied', 'paid', 'waived', 'unpaid']);
export type RefundState = z.infer<typeof refundState>;

const refundView = z
  .strictObject({
    amountPaise: paise,
    state: refundState,
    payBy: instant,
    settled: z.strictObject({ method: wayPaid.nullable(), at: instant }).nullable(),
    said: saidView.nullable(),
    /** Where the customer gets it by UPI; null: cash only. Workers see it while it is due. */
    payee: payee.nullable(),
    steps,
  })
  .meta({ id: 'BookingRefund' });
export type RefundView = z.infer<typeof refundView>;

export const paymentView = z
  .strictObject({
    /** The booking's. */
    _id: id(),
    number: z.string(),
    state: paymentState,
    /** Null while the booking costs nothing: before its end, or cancelled free of charge. */
    owes: z.enum(['price', 'fee']).nullable(),
    /** The other side is owed: its word settles it. */
    owedBy: z.enum(['customer', 'worker']),
    /** When a fee should be paid; null for the price, which is due at the end of the job. */
    payBy: instant.nullable(),
    pricePaise: paise,
    /** The accepted extras, which are paid with the price. */
    extrasPaise: paise,
    feePaise: paise.nullable(),
    /** Paid from the customer's wallet. */
    creditPaise: paise,
    /** What the customer can still pay from the wallet; 0 for the worker. */
    usableCreditPaise: paise,
    /** To be paid in person; 0 if nothing is owed. */
    duePaise: paise,
    settled: z.strictObject({ method: z.enum(['cash', 'upi', 'credit']).nullable(), at: instant }).nullable(),
    said: saidView.nullable(),
    deniedAt: instant.nullable(),
    /** Our reference in a QR code. */
    reference: z.string(),
    /** Of the side that is owed; null: cash only. The side that owes sees it while it is due. */
    payee: payee.nullable(),
    /** What the reader may do now. */
    steps,
    /** The amount that the worker returns by the decision of a case, apart from those above; null without it. */
    refund: refundView.nullable(),
  })
  .meta({ id: 'BookingPayment' });
export type PaymentView = z.infer<typeof paymentView>;

const params = z.strictObject({ id: id() });

export const getPaymentContract = contract('GET /bookings/{id}/payment', {
  summary:
    'Read what is owed for your booking, to whom, and what both sides said about paying it; also a refund',
  access: ['customer', 'worker'],
  rate: 'read',
  params,
  reply: z.strictObject({ data: paymentView }),
});

export const setPaymentContract = contract('PUT /bookings/{id}/payment', {
  summary:
    'Say that you paid what you owe; or confirm that you received what you are owed, which settles it, or say that you did not; or waive a refund',
  access: ['customer', 'worker'],
  rate: 'write',
  params,
  body: paymentBody,
  reply: z.strictObject({ message: z.string(), data: paymentView }),
  errors: ['nothing_owed', 'illegal_move', 'price_changed', 'booking_changed'],
});
