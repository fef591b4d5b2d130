import type { Mailer } from '#lib/platform/integrations/mail/mailer.ts';
import { sendMail } from '#lib/features/notifications/services/send-mail.ts';
import { onKind } from './on-kind.ts';

/** A crash between the server's yes and our own note sends a mail twice, under one Message-ID. */
export const handleMail = (mailer: Mailer) =>
  onKind('mail', ({ id, payload }) => sendMail({ id, payload, mailer }));
