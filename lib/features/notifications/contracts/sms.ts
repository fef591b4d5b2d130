import { z } from 'zod';
import { id, instant } from '#lib/platform/contract/fields.ts';

/** Booking updates that an operator can switch on. */
export const smsUpdateKinds = [
  'bookingRequested',
  'answerSoon',
  'bookingAccepted',
  'bookingDeclined',
  'bookingExpired',
  'bookingCancelled',
  'bookingMoved',
  'bookingReopened',
  'timeProposed',
  'workerOnTheWay',
  'workerArrived',
  'visitTomorrow',
  'visitSoon',
] as const;
export type SmsUpdateKind = (typeof smsUpdateKinds)[number];

/** SMS to a trusted contact, who has no account. */
export const contactSmsKinds = ['contactAsked', 'contactHelp', 'contactLeft', 'contactSilent'] as const;
export type ContactSmsKind = (typeof contactSmsKinds)[number];

/** Every SMS we send; each needs a registered template, updates only where they are switched on. */
export type SmsKind =
  | 'signInCode'
  | 'actionCode'
  | 'numberChanged'
  | 'payeeChanged'
  | 'passwordAsked'
  | ContactSmsKind
  | SmsUpdateKind;

/** A booking's notification in a feed, which may go out by SMS too. */
export const smsUpdatePayload = z.strictObject({ notificationId: id() });
export type SmsUpdatePayload = z.infer<typeof smsUpdatePayload>;

/** A code to send. It names the challenge only: contact and code are read and computed on sending. */
export const codePayload = z.strictObject({ challenge: z.string(), expiresAt: instant });
export type CodePayload = z.infer<typeof codePayload>;

const numberChanged = z.strictObject({
  kind: z.literal('numberChanged'),
  /** The last four digits of the new number. */
  params: z.strictObject({ last: z.string() }),
});

const payeeChanged = z.strictObject({
  kind: z.literal('payeeChanged'),
  params: z.strictObject({ hours: z.string() }),
});

const passwordAsked = z.strictObject({
  kind: z.literal('passwordAsked'),
  params: z.strictObject({ hours: z.string() }),
});

/** An SMS to a number that an account has or had. */
export const smsPayload = z.strictObject({
  userId: id(),
  to: z.string(),
  content: z.discriminatedUnion('kind', [numberChanged, payeeChanged, passwordAsked]),
});
export type SmsPayload = z.infer<typeof smsPayload>;

/** An SMS to a trusted contact. Name, number and link are read on sending. */
export const contactSmsPayload = z.strictObject({
  /** The owner of the contact. */
  userId: id(),
  contactId: id(),
  kind: z.enum(contactSmsKinds),
  bookingId: id().optional(),
  /** Latitude and longitude, sent in place of the link to the visit; sealed, because a row that fails stays for weeks. */
  sealedPosition: z.string().optional(),
  /** A call for help that arrives later would frighten people for nothing. */
  expiresAt: instant.optional(),
});
export type ContactSmsPayload = z.infer<typeof contactSmsPayload>;
