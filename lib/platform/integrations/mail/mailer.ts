import { type Env } from '#lib/platform/config/env.ts';
import { createOutboxFolder } from './outbox-folder.ts';
import { createSmtpMailer } from './smtp-mailer.ts';

export interface OutgoingMail {
  /** The same at every try, so that a mail which arrives twice is known as one. */
  id: string;
  to: { name: string; address: string };
  locale: string;
  subject: string;
  text: string;
  html: string;
}

/** Hands mails over for delivery; rejects when that failed. */
export interface Mailer {
  send(mail: OutgoingMail): Promise<void>;
  close(): void;
}

/** Real mail where `SMTP_URL` is set; otherwise a folder that the outbox page shows. */
export const createMailer = ({ SMTP_URL, MAIL_FROM, DATA_DIR }: Env): Mailer =>
  SMTP_URL ? createSmtpMailer({ url: SMTP_URL, from: MAIL_FROM }) : createOutboxFolder(DATA_DIR);
