import { env, appOrigin } from '#lib/platform/config/env.ts';
import type { MailPayload } from '#lib/features/notifications/contracts/mails.ts';
import { mailTo } from '#lib/features/notifications/services/steps/tell-person.ts';
import type { Mailer } from '#lib/platform/integrations/mail/mailer.ts';
import { findUser, findUserByEmail, type UserRecord } from '#models/people/user.ts';
import { toMail } from './to-mail.ts';
import { AppError } from '#lib/platform/contract/app-error.ts';
import { listOutboxFolder, type StoredMail } from '#lib/platform/integrations/mail/outbox-folder.ts';
import { hashResetSecret, makeResetSecret } from '#lib/features/accounts/services/steps/reset-secret.ts';
import { now } from '#lib/platform/time/clock.ts';
import { markPassword } from '#lib/features/accounts/services/steps/ask-email-proof.ts';
import { addEmailProof } from '#models/accounts/email-proof.ts';
import { addResetToken } from '#models/accounts/reset-token.ts';
import { accountPaths, publicPaths, signInPaths } from '#lib/platform/navigation/paths.ts';
import type { Locale } from '#lib/platform/contract/locale.ts';
import { findTicket, type TicketRecord } from '#models/support/ticket.ts';

/** Whether mails are kept for the page of sent mails instead of going out. */
export const keepsMails = (): boolean => {
  const { mode, SMTP_URL } = env();
  return mode !== 'production' && SMTP_URL === undefined;
};

interface MailToSend {
  /** The outbox row's id. */
  id: string;
  payload: MailPayload;
  mailer: Mailer;
}

/** Words and sends one mail of the outbox; an account that is gone by now, or does not want it, gets none. */
export const sendMail = async ({ id, payload, mailer }: MailToSend): Promise<void> => {
  const { userId, messageId = id, content, to } = payload;
  const user = await findUser(userId);
  if (user) await mailTo({ id: messageId, user, content, mailer, ...(to !== undefined && { to }) });
};

/** Mails that demo and development kept instead of sending, newest first; in production there is no such page. */
export const listSentMails = async (): Promise<{ data: StoredMail[] }> => {
  const { mode, DATA_DIR } = env();
  if (mode === 'production') throw new AppError('not_found');
  return { data: await listOutboxFolder(DATA_DIR) };
};

const VALID_MS = 30 * 60_000;

interface Input {
  /** The outbox row's id. */
  id: string;
  email: string;
  mailer: Mailer;
}

/** Mails a fresh reset link, if the address has an account; the newest two work, until one of them is used. */
export const mailResetLink = async ({ id, email, mailer }: Input): Promise<void> => {
  const user = await findUserByEmail(email);
  if (!user) return;
  const userId = String(user._id);
  const secret = makeResetSecret();
  const expiresAt = new Date(now().getTime() + VALID_MS);
  await addResetToken({ userId, tokenHash: hashResetSecret(secret), expiresAt });
  const path = `/forgot-password?token=${secret}&id=${userId}`;
  const { name, locale } = user;
  const worded = toMail({
    content: { kind: 'passwordReset', params: { name, path } },
    locale,
    origin: appOrigin(),
  });
  await mailer.send({ id, to: { name, address: email }, locale, ...worded });
};

const PROOF_VALID_MS = 24 * 60 * 60_000;

interface MailProofInput {
  /** The outbox row's id. */
  id: string;
  userId: string;
  email: string;
  under: string;
  mailer: Mailer;
}

// The account's own address is proved once; another one is its own to ask for while the password stays and nobody has it.
const mayProve = async (user: UserRecord, { email, under }: MailProofInput): Promise<boolean> => {
  if (user.email === email) return user.emailProvedAt === undefined;
  return under === markPassword(user) && (await findUserByEmail(email)) === null;
};

/** Mails a fresh link that proves an address; the newest two work, until one of them is used. */
export const mailProofLink = async (input: MailProofInput): Promise<void> => {
  const { id, userId, email, mailer } = input;
  const user = await findUser(userId);
  if (!user || !(await mayProve(user, input))) return;
  const secret = makeResetSecret();
  const expiresAt = new Date(now().getTime() + PROOF_VALID_MS);
  await addEmailProof({ userId, email, tokenHash: hashResetSecret(secret), expiresAt });
  const { name, locale } = user;
  const path = `${signInPaths.verifyEmail}?token=${secret}&id=${userId}`;
  const content = { kind: 'emailProof', params: { name, path } } as const;
  const worded = toMail({ content, locale, origin: appOrigin() });
  await mailer.send({ id, to: { name, address: email }, locale, ...worded });
};

interface MailTicketAnswerInput {
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
export const mailTicketAnswer = async ({ id, ticketId, mailer }: MailTicketAnswerInput): Promise<void> => {
  const ticket = await findTicket(ticketId);
  const receiver = ticket && (await receiverOf(ticket));
  if (!ticket?.answer || !receiver) return;
  const { name, address, locale, path } = receiver;
  const params = { name, number: ticket.number, about: aboutOf(ticket), answer: ticket.answer.text, path };
  const worded = toMail({ content: { kind: 'ticket', params }, locale, origin: appOrigin() });
  await mailer.send({ id, to: { name, address }, locale, ...worded });
};
