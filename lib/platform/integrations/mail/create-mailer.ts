import type { Env } from '#lib/platform/config/env.ts';
import type { Mailer } from './mailer.ts';
import { createOutboxFolder } from './outbox-folder.ts';
import { createSmtpMailer } from './smtp-mailer.ts';

/** Real mail where `SMTP_URL` is set; otherwise a folder that the outbox page shows. */
export const createMailer = ({ SMTP_URL, MAIL_FROM, DATA_DIR }: Env): Mailer =>
  SMTP_URL ? createSmtpMailer({ url: SMTP_URL, from: MAIL_FROM }) : createOutboxFolder(DATA_DIR);
