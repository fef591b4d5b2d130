import type { Mailer } from '#lib/platform/integrations/mail/mailer.ts';
import { mailTicketAnswer } from '#lib/features/notifications/services/mail-ticket-answer.ts';
import { onKind } from './on-kind.ts';

export const handleTicketMail = (mailer: Mailer) =>
  onKind('ticketMail', ({ id, payload }) => mailTicketAnswer({ id, ...payload, mailer }));
