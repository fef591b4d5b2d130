import type { z } from 'zod';
import { outboxPayloads } from '#lib/wiring/outbox-kinds.ts';
import type { OutboxKind, OutboxPayload } from '#lib/platform/outbox/write-outbox.ts';
import type { OutboxHandler } from './outbox.ts';
import type { Mailer } from '#lib/platform/integrations/mail/mailer.ts';
import {
  sendMail,
  mailProofLink,
  mailResetLink,
  mailTicketAnswer,
} from '#lib/features/notifications/services/send-mails.ts';
import { creditPaidJob } from '#lib/features/bookings/services/credit-paid-job.ts';
import { recountReview } from '#lib/features/reviews/services/rate-us.ts';
import { followUpUnread } from '#lib/features/notifications/services/remind-of-messages.ts';
import { tellNews } from '#lib/features/notifications/services/tell-news.ts';
import { addNotification } from '#lib/features/notifications/services/add-notification.ts';
import type { Pusher } from '#lib/platform/integrations/push/pusher.ts';
import { sendNote, followUpNotification } from '#lib/features/notifications/services/send-push.ts';

type Payloads = { [Kind in OutboxKind]: z.ZodType<OutboxPayload<Kind>> };
const schemas: Payloads = outboxPayloads;

/** Gives a handler its kind's payload, checked: the row may be older than the code that reads it. */
const onKind = <Kind extends OutboxKind>(
  kind: Kind,
  handle: (row: { id: string; payload: OutboxPayload<Kind>; step?: string }) => ReturnType<OutboxHandler>,
): OutboxHandler => {
  return (row) => handle({ ...row, payload: schemas[kind].parse(row.payload) });
};

/** A crash between the server's yes and our own note sends a mail twice, under one Message-ID. */
export const handleMail = (mailer: Mailer) =>
  onKind('mail', ({ id, payload }) => sendMail({ id, payload, mailer }));

export const handleEmailProof = (mailer: Mailer) =>
  onKind('emailProof', ({ id, payload }) => mailProofLink({ id, ...payload, mailer }));

/** What is done twice after a crash is known by its id: the feed's row, the mail, the note on a device. */
export const handleNews = (ways: { mailer: Mailer; pusher: Pusher }) =>
  onKind('news', (row) => tellNews({ ...row, ...ways }));

export const handleMessages = (pusher: Pusher) =>
  onKind('messages', ({ payload }) => followUpUnread({ payload, pusher }));

export const handleNotification = () => onKind('notification', addNotification);

export const handlePasswordReset = (mailer: Mailer) =>
  onKind('passwordReset', ({ id, payload }) => mailResetLink({ id, email: payload.email, mailer }));

export const handleReferralCredit = () => onKind('referralCredit', creditPaidJob);

export const handleReviewCount = () => onKind('reviewCount', recountReview);

/** A crash between the push service's yes and our own note sends it twice; the device knows it by its id. */
export const handlePush = (pusher: Pusher) => onKind('push', ({ payload }) => sendNote({ payload, pusher }));

export const handleTicketMail = (mailer: Mailer) =>
  onKind('ticketMail', ({ id, payload }) => mailTicketAnswer({ id, ...payload, mailer }));

/** Rows that an earlier release has written. */
export const handleUnseen = (pusher: Pusher) =>
  onKind('unseen', ({ payload }) => followUpNotification({ payload, pusher }));
