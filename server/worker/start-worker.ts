import { env } from '#lib/platform/config/env.ts';
import type { OutboxKind } from '#lib/platform/outbox/write-outbox.ts';
import type { Mailer } from '#lib/platform/integrations/mail/mailer.ts';
import { createMailer } from '#lib/platform/integrations/mail/create-mailer.ts';
import { createPusher } from '#lib/platform/integrations/push/create-pusher.ts';
import type { Pusher } from '#lib/platform/integrations/push/pusher.ts';
import { closeBookings, remindOfBookings } from '#lib/features/bookings/services/close-bookings.ts';
import { sweepImages } from '#lib/platform/images/images.ts';
import { sweepAttachments } from '#lib/features/messages/services/attachments.ts';
import { eraseOldPapers } from '#lib/features/profiles/services/papers.ts';
import { endDuePauses } from '#lib/features/people/services/pauses.ts';
import { showDueReviews } from '#lib/features/reviews/services/show-reviews.ts';
import { renewRanks } from '#lib/features/people/services/renew-ranks.ts';
import { readPushKeys } from '#lib/features/notifications/services/steps/push-to-devices.ts';
import {
  handleEmailProof,
  handleMail,
  handleMessages,
  handleNews,
  handleNotification,
  handlePasswordReset,
  handlePush,
  handleReferralCredit,
  handleReviewCount,
  handleTicketMail,
  handleUnseen,
} from './handlers.ts';
import { startOutbox, type OutboxHandler } from './outbox.ts';
import { daily, every, startScheduler, type Job } from './scheduler.ts';

export interface Worker {
  /** Lets running handlers finish and gives up all claims. */
  stop(): Promise<void>;
}

/** What the product does again and again; old rows go by the database's own expiry and need no job. */
const jobs: readonly Job[] = [
  { name: 'sweep-images', nextRun: every(3_600_000), run: sweepImages },
  { name: 'sweep-attachments', nextRun: every(3_600_000), run: sweepAttachments },
  { name: 'close-bookings', nextRun: every(30_000), run: closeBookings },
  { name: 'remind-of-bookings', nextRun: every(60_000), run: remindOfBookings },
  { name: 'erase-papers', nextRun: every(3_600_000), run: eraseOldPapers },
  { name: 'show-reviews', nextRun: every(60_000), run: showDueReviews },
  { name: 'end-pauses', nextRun: every(60_000), run: endDuePauses },
  // At three in the morning, when the fewest search.
  { name: 'renew-ranks', nextRun: daily(180), run: renewRanks },
];

interface Ways {
  mailer: Mailer;
  pusher: Pusher;
}

/** Who does what waits in the outbox. */
export const makeHandlers = ({ mailer, pusher }: Ways): Record<OutboxKind, OutboxHandler> => ({
  emailProof: handleEmailProof(mailer),
  mail: handleMail(mailer),
  messages: handleMessages(pusher),
  news: handleNews({ mailer, pusher }),
  notification: handleNotification(),
  passwordReset: handlePasswordReset(mailer),
  push: handlePush(pusher),
  referralCredit: handleReferralCredit(),
  reviewCount: handleReviewCount(),
  ticketMail: handleTicketMail(mailer),
  unseen: handleUnseen(pusher),
});

/** Starts the outbox and the scheduler; any number of servers may do so at once. */
export const startWorker = (): Worker => {
  const mailer = createMailer(env());
  const pusher = createPusher({ readKeys: readPushKeys });
  const parts = [startOutbox({ handlers: makeHandlers({ mailer, pusher }) }), startScheduler({ jobs })];
  const stop = async (): Promise<void> => {
    await Promise.all(parts.map((part) => part.stop()));
    mailer.close();
  };
  return { stop };
};
