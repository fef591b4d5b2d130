import type { Mailer } from '#lib/integrations/mail/mailer.ts';
import { mailTicketAnswer } from '#lib/services/tickets/mail-ticket-answer.ts';
import { onKind } from './on-kind.ts';

export const handleTicketMail = (mailer: Mailer) =>
  onKind('ticketMail', ({ id, payload }) => mailTicketAnswer({ id, ...payload, mailer }));
