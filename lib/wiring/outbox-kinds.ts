import { z } from 'zod';
import { id } from '#lib/platform/contract/fields.ts';
import {
  emailProofPayload,
  mailPayload,
  passwordResetPayload,
  ticketMailPayload,
} from '#lib/features/notifications/contracts/mails.ts';
import { newsPayload, notificationPayload } from '#lib/features/notifications/contracts/notifications.ts';
import { pushPayload, unseenPayload } from '#lib/features/notifications/contracts/push.ts';

/** Messages of one commit, of which a receiver may not have heard. */
const messagesPayload = z.strictObject({ messageIds: z.array(id()).min(1) });

/** A paid job that may bring somebody a credit. */
const referralCreditPayload = z.strictObject({ bookingId: id() });

/** A job whose review counts into the worker's rating no more, or again. */
const reviewCountPayload = z.strictObject({ bookingId: id() });

/** Everything that can wait in the outbox: kind and parameters only, so that wording and addresses are read late. */
export const outboxPayloads = {
  emailProof: emailProofPayload,
  mail: mailPayload,
  messages: messagesPayload,
  news: newsPayload,
  notification: notificationPayload,
  passwordReset: passwordResetPayload,
  push: pushPayload,
  referralCredit: referralCreditPayload,
  reviewCount: reviewCountPayload,
  ticketMail: ticketMailPayload,
  unseen: unseenPayload,
} as const;
