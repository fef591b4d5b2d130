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
import { sendSmsUpdate } from '#lib/features/notifications/services/sms-updates.ts';
import { sendCode, sendContactSms, sendSms } from '#lib/features/notifications/services/send-sms.ts';
import type { SmsSender } from '#lib/platform/integrations/sms/sms-sender.ts';
import {
  finishRenamingSkill,
  finishRenamingWorkType,
} from '#lib/features/catalogue/services/finish-renaming.ts';
import { finishPause } from '#lib/features/admin/services/pauses.ts';
import { finishDeletion } from '#lib/features/privacy/services/finish-deletion.ts';
import { holdProvedRequests } from '#lib/features/bookings/services/hold-proved-requests.ts';
import { settleDuesFromCredit } from '#lib/features/bookings/services/settle-dues-from-credit.ts';
import { remindOfPayment } from '#lib/features/bookings/services/payment.ts';
import { creditPaidJob } from '#lib/features/bookings/services/credit-paid-job.ts';
import { recountReview } from '#lib/features/reviews/services/rate-us.ts';
import { countProvedWork } from '#lib/features/reviews/services/count-work.ts';
import { mailWaitingGuest } from '#lib/features/notifications/services/mail-waiting-guest.ts';
import { deliverWebhook } from '#lib/features/admin/services/deliver-webhook.ts';
import { tellWorkers } from '#lib/features/admin/services/tell-workers.ts';
import { followUpUnread } from '#lib/features/notifications/services/remind-of-messages.ts';
import { deliverEvent } from '#lib/features/notifications/services/tell-news.ts';
import { addNotification } from '#lib/features/notifications/services/add-notification.ts';
import type { Pusher } from '#lib/platform/integrations/push/pusher.ts';
import { sendNote, followUpNotification } from '#lib/features/notifications/services/send-push.ts';

type Payloads = { [Kind in OutboxKind]: z.ZodType<OutboxPayload<Kind>> };
const schemas: Payloads = outboxPayloads;

/** Validates a row's payload: the row may be older than the code that reads it. */
const onKind = <Kind extends OutboxKind>(
  kind: Kind,
  handle: (row: { id: string; payload: OutboxPayload<Kind>; step?: string }) => ReturnType<OutboxHandler>,
): OutboxHandler => {
  return (row) => handle({ ...row, payload: schemas[kind].parse(row.payload) });
};

/** A crash between sending and recording it sends a mail twice, under one Message-ID. */
export const handleMail = (mailer: Mailer) =>
  onKind('mail', ({ id, payload }) => sendMail({ id, payload, mailer }));

export const handleEmailProof = (mailer: Mailer) =>
  onKind('emailProof', ({ id, payload }) => mailProofLink({ id, ...payload, mailer }));

/** A retry after a crash is recognised by id: the feed's row, the mail, the notification on a device. */
export const handleEvent = (ways: { mailer: Mailer; pusher: Pusher }) =>
  onKind('news', (row) => deliverEvent({ ...row, ...ways }));

export const handleMessages = (pusher: Pusher) =>
  onKind('messages', ({ payload }) => followUpUnread({ payload, pusher }));

export const handleNotification = () => onKind('notification', addNotification);

export const handlePasswordReset = (mailer: Mailer) =>
  onKind('passwordReset', ({ id, payload }) => mailResetLink({ id, email: payload.email, mailer }));

/** A crash between sending and recording it sends the same code twice. */
export const handleContactCode = (ways: { mailer: Mailer; sms: SmsSender }) =>
  onKind('contactCode', (row) => sendCode({ ...row, ...ways }));

export const handleSms = (sms: SmsSender) =>
  onKind('sms', ({ id, payload }) => sendSms({ id, payload, sms }));

/** A crash between sending and recording it sends the same SMS twice. */
export const handleContactSms = (sms: SmsSender) =>
  onKind('contactSms', ({ id, payload }) => sendContactSms({ id, payload, sms }));

export const handleSmsUpdate = (sms: SmsSender) =>
  onKind('smsUpdate', ({ id, payload }) => sendSmsUpdate({ id, payload, sms }));

export const handleContactProved = () => onKind('contactProved', holdProvedRequests);

export const handleReferralCredit = () => onKind('referralCredit', creditPaidJob);

export const handlePaymentReminder = () => onKind('paymentReminder', remindOfPayment);

export const handleSettleDues = () => onKind('settleDues', settleDuesFromCredit);

export const handleReviewCount = () => onKind('reviewCount', recountReview);

export const handleWorkTypeRenamed = () => onKind('workTypeRenamed', finishRenamingWorkType);

export const handleSkillRenamed = () => onKind('skillRenamed', finishRenamingSkill);

export const handleAccountDeleted = () => onKind('accountDeleted', finishDeletion);

export const handleAccountPaused = () => onKind('accountPaused', finishPause);

export const handleWorkCount = () => onKind('workCount', countProvedWork);

/** A crash between sending and recording it sends the note twice; the device recognises its id. */
export const handlePush = (pusher: Pusher) => onKind('push', ({ payload }) => sendNote({ payload, pusher }));

export const handleTicketMail = (mailer: Mailer) =>
  onKind('ticketMail', ({ id, payload }) => mailTicketAnswer({ id, ...payload, mailer }));

/** Rows written by an earlier release. */
export const handleUnseen = (pusher: Pusher) =>
  onKind('unseen', ({ payload }) => followUpNotification({ payload, pusher }));

export const handleOfferSwitched = () =>
  onKind('offerSwitched', ({ id, payload }) => tellWorkers(id, payload));

/** A crash between sending and recording it sends the mail twice, under one Message-ID. */
export const handleWantedMail = (mailer: Mailer) =>
  onKind('wantedMail', ({ id, payload }) => mailWaitingGuest({ id, payload, mailer }));

/** A crash between sending and recording it sends the event twice, under one id. */
export const handleWebhook = () => onKind('webhook', deliverWebhook);
