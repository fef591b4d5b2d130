import { env } from '#lib/config/env.ts';
import type { OutboxKind } from '#lib/contracts/outbox.ts';
import { createMailer, type Mailer } from '#lib/integrations/mail/mailer.ts';
import { sweepImages } from '#lib/services/images/sweep-images.ts';
import { handleMail } from './handlers/mail.ts';
import { handleNotification } from './handlers/notification.ts';
import { handlePasswordReset } from './handlers/password-reset.ts';
import { startOutbox, type OutboxHandler } from './outbox.ts';
import { every, startScheduler, type Job } from './scheduler.ts';

export interface Worker {
  /** Lets running handlers finish and gives up all claims. */
  stop(): Promise<void>;
}

/** What the product does again and again; old rows go by the database's own expiry and need no job. */
const jobs: readonly Job[] = [{ name: 'sweep-images', nextRun: every(3_600_000), run: sweepImages }];

const makeHandlers = (mailer: Mailer): Record<OutboxKind, OutboxHandler> => ({
  mail: handleMail(mailer),
  notification: handleNotification(),
  passwordReset: handlePasswordReset(mailer),
});

/** Starts the outbox and the scheduler; any number of servers may do so at once. */
export const startWorker = (): Worker => {
  const mailer = createMailer(env());
  const parts = [startOutbox({ handlers: makeHandlers(mailer) }), startScheduler({ jobs })];
  const stop = async (): Promise<void> => {
    await Promise.all(parts.map((part) => part.stop()));
    mailer.close();
  };
  return { stop };
};
