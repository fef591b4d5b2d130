import { appOrigin } from '#lib/platform/config/env.ts';
import { accountPaths, publicPaths } from '#lib/platform/navigation/paths.ts';
import type { Locale } from '#lib/platform/contract/locale.ts';
import type { Mailer } from '#lib/platform/integrations/mail/mailer.ts';
import { findTicket, type TicketRecord } from '#models/support/ticket.ts';
import { findUser } from '#models/people/user.ts';
import { toMail } from './to-mail.ts';

interface Input {
  /** The outbox row's id. */
  id: string;
  ticketId: string;
  mailer: Mailer;
}

interface Receiver {
  name: string;
  address: string;
  locale: Locale;
  path: string;
}

// Members get it where their account says, guests where they asked to be answered.
const receiverOf = async ({ authorId, name, email }: TicketRecord): Promise<Receiver | null> => {
  const user = authorId && (await findUser(String(authorId)));
  if (user)
    return { name: user.name, address: user.email, locale: user.locale, path: accountPaths.ownTickets };
  return email === null ? null : { name, address: email, locale: 'en', path: publicPaths.contactUs };
};

const aboutOf = ({ subject, message }: TicketRecord): string => subject || message;

/** Mails our answer to whoever wrote to us; nobody is left to mail to once the account is gone. */
export const mailTicketAnswer = async ({ id, ticketId, mailer }: Input): Promise<void> => {
  const ticket = await findTicket(ticketId);
  const receiver = ticket && (await receiverOf(ticket));
  if (!ticket?.answer || !receiver) return;
  const { name, address, locale, path } = receiver;
  const params = { name, number: ticket.number, about: aboutOf(ticket), answer: ticket.answer.text, path };
  const worded = toMail({ content: { kind: 'ticket', params }, locale, origin: appOrigin() });
  await mailer.send({ id, to: { name, address }, locale, ...worded });
};
