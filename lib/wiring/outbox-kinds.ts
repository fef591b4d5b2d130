import { z } from 'zod';
import { offerSwitchedPayload } from '#lib/features/catalogue/contracts/not-offered.ts';
import { id, instant } from '#lib/platform/contract/fields.ts';
import { webhookData, webhookEvent } from '#lib/platform/contract/webhook-event.ts';
import {
  emailProofPayload,
  mailPayload,
  passwordResetPayload,
  ticketMailPayload,
  wantedMailPayload,
} from '#lib/features/notifications/contracts/mails.ts';
import { eventPayload, notificationPayload } from '#lib/features/notifications/contracts/notifications.ts';
import {
  codePayload,
  contactSmsPayload,
  smsPayload,
  smsUpdatePayload,
} from '#lib/features/notifications/contracts/sms.ts';
import { pushPayload, unseenPayload } from '#lib/features/notifications/contracts/push.ts';

/** Messages of one commit, which a receiver may have missed. */
const messagesPayload = z.strictObject({ messageIds: z.array(id()).min(1) });

/** A paid booking that may earn a referral credit. */
const referralCreditPayload = z.strictObject({ bookingId: id() });

/**
 * A booking whose price, fee or refund is said to be paid, and the other side has not answered yet. `saidAt`: when it was
 * first said, or first said after a denial; absent in rows of earlier releases.
 */
const paymentReminderPayload = z.strictObject({
  bookingId: id(),
  about: z.literal('refund').optional(),
  saidAt: instant.optional(),
});

/** A worker who owes fees and got credit. */
const settleDuesPayload = z.strictObject({ userId: id() });

/** A booking whose review starts or stops counting towards the worker's rating. */
const reviewCountPayload = z.strictObject({ bookingId: id() });

/** An account proved a contact: requests that waited for it hold their time. */
const contactProvedPayload = z.strictObject({ userId: id() });

/** An account whose contact was proved: its earlier jobs and reviews may count now. */
const workCountPayload = z.strictObject({ userId: id() });

/** An event for one webhook. Ids only, because it leaves the product. */
const webhookPayload = z.strictObject({
  webhookId: id(),
  eventId: z.string(),
  event: webhookEvent,
  data: webhookData,
  occurredAt: instant,
  /** Set when the office sends it again, which does not wait for the receiver to recover. */
  isResent: z.literal(true).optional(),
  queuedAt: instant.optional(),
});

/** A work type with a new name: some workers still have the former one. */
const workTypeRenamedPayload = z.strictObject({ workTypeId: id(), from: z.string() });

/** A skill with a new name: some workers still have the former one. */
const skillRenamedPayload = z.strictObject({ skillId: id(), from: z.string() });

/**
 * A deleted account of which more was stored than could be erased at once. Not `userId`: such rows go with the account.
 * `marks` are keyed hashes, by which its late cancellations count if the person returns.
 */
const accountDeletedPayload = z.strictObject({ leaverId: id(), marks: z.array(z.string()) });

/** A paused account with more bookings than could end at once. */
const accountPausedPayload = z.strictObject({ pauseId: id() });

/** Everything that can wait in the outbox: kind and parameters only, so that wording and addresses are read late. */
export const outboxPayloads = {
  accountDeleted: accountDeletedPayload,
  accountPaused: accountPausedPayload,
  contactCode: codePayload,
  contactProved: contactProvedPayload,
  contactSms: contactSmsPayload,
  emailProof: emailProofPayload,
  mail: mailPayload,
  messages: messagesPayload,
  news: eventPayload,
  notification: notificationPayload,
  offerSwitched: offerSwitchedPayload,
  passwordReset: passwordResetPayload,
  paymentReminder: paymentReminderPayload,
  push: pushPayload,
  referralCredit: referralCreditPayload,
  reviewCount: reviewCountPayload,
  skillRenamed: skillRenamedPayload,
  sms: smsPayload,
  settleDues: settleDuesPayload,
  smsUpdate: smsUpdatePayload,
  ticketMail: ticketMailPayload,
  unseen: unseenPayload,
  wantedMail: wantedMailPayload,
  webhook: webhookPayload,
  workCount: workCountPayload,
  workTypeRenamed: workTypeRenamedPayload,
} as const;
