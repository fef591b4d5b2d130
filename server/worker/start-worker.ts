import { env } from '#lib/platform/config/env.ts';
import { createSmsSender } from '#lib/platform/integrations/sms/create-sms.ts';
import type { SmsSender } from '#lib/platform/integrations/sms/sms-sender.ts';
import type { OutboxKind } from '#lib/platform/outbox/write-outbox.ts';
import type { Mailer } from '#lib/platform/integrations/mail/mailer.ts';
import { createMailer } from '#lib/platform/integrations/mail/create-mailer.ts';
import { createPusher } from '#lib/platform/integrations/push/create-pusher.ts';
import type { Pusher } from '#lib/platform/integrations/push/pusher.ts';
import { closeBookings, remindOfBookings } from '#lib/features/bookings/services/close-bookings.ts';
import { countFigures } from '#lib/features/office/services/count-figures.ts';
import { findSigns } from '#lib/features/office/services/find-signs.ts';
import { sweepImages } from '#lib/platform/images/images.ts';
import { sweepAttachments } from '#lib/features/messages/services/attachments.ts';
import { eraseOldPapers } from '#lib/features/profiles/services/papers.ts';
import { startDuePauses } from '#lib/features/admin/services/pauses.ts';
import { sweepEvidence } from '#lib/features/people/services/steps/keep-evidence.ts';
import { endDuePauses, resolveUnansweredAppeals } from '#lib/features/people/services/pauses.ts';
import { showDueReviews } from '#lib/features/reviews/services/show-reviews.ts';
import { updateRanks } from '#lib/features/people/services/renew-ranks.ts';
import { notifyWanted } from '#lib/features/search/services/wanted-words.ts';
import { readPushKeys } from '#lib/features/notifications/services/steps/push-to-devices.ts';
import {
  handleAccountDeleted,
  handleAccountPaused,
  handleContactCode,
  handleContactProved,
  handleContactSms,
  handleEmailProof,
  handleMail,
  handleMessages,
  handleEvent,
  handleNotification,
  handlePasswordReset,
  handlePaymentReminder,
  handlePush,
  handleReferralCredit,
  handleSettleDues,
  handleReviewCount,
  handleSkillRenamed,
  handleSms,
  handleSmsUpdate,
  handleTicketMail,
  handleUnseen,
  handleOfferSwitched,
  handleWantedMail,
  handleWebhook,
  handleWorkCount,
  handleWorkTypeRenamed,
} from './handlers.ts';
import { startOutbox, type OutboxHandler } from './outbox.ts';
import { daily, every, startScheduler, type ScheduledTask } from './scheduler.ts';

export interface Worker {
  /** Lets running handlers finish and releases all leases. */
  stop(): Promise<void>;
}

/** The scheduled tasks; expired rows are deleted by the database itself. */
export const scheduledTasks: readonly ScheduledTask[] = [
  { name: 'sweep-images', nextRun: every(3_600_000), run: sweepImages },
  { name: 'sweep-attachments', nextRun: every(3_600_000), run: sweepAttachments },
  { name: 'sweep-evidence', nextRun: every(3_600_000), run: sweepEvidence },
  { name: 'close-bookings', nextRun: every(30_000), slices: 4, run: closeBookings },
  { name: 'remind-of-bookings', nextRun: every(60_000), slices: 4, run: remindOfBookings },
  { name: 'erase-papers', nextRun: every(3_600_000), run: eraseOldPapers },
  { name: 'show-reviews', nextRun: every(60_000), run: showDueReviews },
  { name: 'start-pauses', nextRun: every(30_000), run: startDuePauses },
  { name: 'end-pauses', nextRun: every(60_000), run: endDuePauses },
  { name: 'judge-appeals', nextRun: every(600_000), run: resolveUnansweredAppeals },
  { name: 'notify-wanted', nextRun: every(600_000), run: notifyWanted },
  { name: 'count-figures', nextRun: every(600_000), run: countFigures },
  // At three in the morning, when searches are rarest.
  { name: 'renew-ranks', nextRun: daily(180), slices: 8, run: updateRanks },
  { name: 'find-signs', nextRun: daily(210), run: findSigns },
];

/** Maps outbox kinds to their handlers. */
export const makeHandlers = ({
  mailer,
  pusher,
  // Reads the environment only when something is sent.
  sms = { send: (message) => createSmsSender(env()).send(message) },
}: {
  mailer: Mailer;
  pusher: Pusher;
  sms?: SmsSender;
}): Record<OutboxKind, OutboxHandler> => ({
  accountDeleted: handleAccountDeleted(),
  accountPaused: handleAccountPaused(),
  contactCode: handleContactCode({ mailer, sms }),
  contactProved: handleContactProved(),
  contactSms: handleContactSms(sms),
  emailProof: handleEmailProof(mailer),
  mail: handleMail(mailer),
  messages: handleMessages(pusher),
  news: handleEvent({ mailer, pusher }),
  notification: handleNotification(),
  offerSwitched: handleOfferSwitched(),
  passwordReset: handlePasswordReset(mailer),
  paymentReminder: handlePaymentReminder(),
  push: handlePush(pusher),
  settleDues: handleSettleDues(),
  referralCredit: handleReferralCredit(),
  reviewCount: handleReviewCount(),
  sms: handleSms(sms),
  skillRenamed: handleSkillRenamed(),
  smsUpdate: handleSmsUpdate(sms),
  ticketMail: handleTicketMail(mailer),
  unseen: handleUnseen(pusher),
  wantedMail: handleWantedMail(mailer),
  webhook: handleWebhook(),
  workCount: handleWorkCount(),
  workTypeRenamed: handleWorkTypeRenamed(),
});

/** Starts the outbox and the scheduler; any number of servers may do so at once. */
export const startWorker = (): Worker => {
  const mailer = createMailer(env());
  const pusher = createPusher({ readKeys: readPushKeys });
  const sms = createSmsSender(env());
  const parts = [
    startOutbox({ handlers: makeHandlers({ mailer, pusher, sms }) }),
    startScheduler({ tasks: scheduledTasks }),
  ];
  const stop = async (): Promise<void> => {
    await Promise.all(parts.map((part) => part.stop()));
    mailer.close();
  };
  return { stop };
};
