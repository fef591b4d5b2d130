import type { Env } from '#lib/platform/config/env.ts';
import { traced } from '#lib/platform/observability/trace.ts';
import type { Mailer } from './mailer.ts';
import { createOutboxFolder } from './outbox-folder.ts';
import { createSmtpMailer } from './smtp-mailer.ts';

/** Sends by SMTP if `SMTP_URL` is set; otherwise writes to a folder that the outbox page shows. */
export const createMailer = ({ SMTP_URL, MAIL_FROM, DATA_DIR }: Env): Mailer => {
  const mailer = SMTP_URL
    ? createSmtpMailer({ url: SMTP_URL, from: MAIL_FROM })
    : createOutboxFolder(DATA_DIR);
  return {
    send: (mail) => traced({ name: 'send mail', kind: 'client' }, () => mailer.send(mail)),
    close: mailer.close,
  };
};
