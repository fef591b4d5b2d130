import { createTransport, type SendMailOptions } from 'nodemailer';
import { appOrigin } from '#lib/platform/config/env.ts';
import { PermanentError } from '#lib/platform/outbox/write-outbox.ts';
import type { Mailer, OutgoingMail } from './mailer.ts';

// Together well below the outbox's time limit: a hanging mail server counts as down.
const timeouts = { connectionTimeout: 5000, greetingTimeout: 5000, socketTimeout: 8000, dnsTimeout: 5000 };

// A line break could end a header and begin a forged one.
const oneLine = (value: string): string => value.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim();

const toMessage = ({ id, to, locale, subject, text, html }: OutgoingMail, from: string): SendMailOptions => ({
  from,
  to: { name: oneLine(to.name), address: to.address },
  messageId: `<${id}@${new URL(appOrigin()).hostname}>`,
  subject: oneLine(subject),
  text,
  html,
  headers: { 'Auto-Submitted': 'auto-generated', 'Content-Language': locale },
  disableFileAccess: true,
  disableUrlAccess: true,
});

const isRefusedAddress = (error: unknown): boolean =>
  error instanceof Error &&
  'command' in error &&
  error.command === 'RCPT TO' &&
  'responseCode' in error &&
  Number(error.responseCode) >= 500;

/** Sends mail over SMTP with a small connection pool. */
export const createSmtpMailer = ({ url, from }: { url: string; from: string }): Mailer => {
  const transport = createTransport({ url, pool: true, maxConnections: 3, ...timeouts });
  const send = async (mail: OutgoingMail): Promise<void> => {
    try {
      await transport.sendMail(toMessage(mail, from));
    } catch (error) {
      throw isRefusedAddress(error)
        ? new PermanentError('The address was refused.', { cause: error })
        : error;
    }
  };
  return { send, close: () => transport.close() };
};
