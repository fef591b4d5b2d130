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

/** Returns whether mails are kept for the page of sent mails instead of being sent. */
export const keepsMails = (): boolean => {
  const { mode, SMTP_URL } = env();
  return mode !== 'production' && SMTP_URL === undefined;
};

/** Words and sends one mail; skipped if the account is gone or does not want it. */
export const sendMail = async ({
  id,
  payload,
  mailer,
}: {
  /** The outbox row's id. */
  id: string;
  payload: MailPayload;
  mailer: Mailer;
}): Promise<void> => {
  const { userId, messageId = id, content, to } = payload;
  const user = await findUser(userId);
  if (user) await mailTo({ id: messageId, user, content, mailer, ...(to !== undefined && { to }) });
};

/** Returns the mails that demo and development kept, newest first; production has no such page. */
export const listSentMails = async (): Promise<{ data: StoredMail[] }> => {
  const { mode, DATA_DIR } = env();
  if (mode === 'production') throw new AppError('not_found');
  return { data: await listOutboxFolder(DATA_DIR) };
};

const VALID_MS = 30 * 60_000;

/** Mails a new reset link if the address has an account; the newest two links work until one is used. */
export const mailResetLink = async ({
  id,
  email,
  mailer,
}: {
  id: string;
  email: string;
  mailer: Mailer;
}): Promise<void> => {
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
  id: string;
  userId: string;
  email: string;
  under: string;
  mailer: Mailer;
}

// An account's own address is verified once. A new address may be verified while the password is unchanged and the
// address is free.
const mayProve = async (user: UserRecord, { email, under }: MailProofInput): Promise<boolean> => {
  if (user.email === email) return user.emailProvedAt === undefined;
  return under === markPassword(user) && (await findUserByEmail(email)) === null;
};

/** Mails a new verification link; the newest two links work until one is used. */
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

interface Receiver {
  name: string;
  address: string;
  locale: Locale;
  path: string;
}

// Members get it at their account's address, guests at the address they left.
const findRecipient = async ({ authorId, name, email }: TicketRecord): Promise<Receiver | null> => {
  const user = authorId && (await findUser(String(authorId)));
  if (user) {
    const { locale, email: address } = user;
    return address === undefined ? null : { name: user.name, address, locale, path: accountPaths.ownTickets };
  }
  return email === null ? null : { name, address: email, locale: 'en', path: publicPaths.contactUs };
};

const toTitle = ({ subject, message }: TicketRecord): string => subject || message;

/** Mails our answer to a ticket's author, unless the account is gone. */
export const mailTicketAnswer = async ({
  id,
  ticketId,
  mailer,
}: {
  id: string;
  ticketId: string;
  mailer: Mailer;
}): Promise<void> => {
  const ticket = await findTicket(ticketId);
  const receiver = ticket && (await findRecipient(ticket));
  if (!ticket?.answer || !receiver) return;
  const { name, address, locale, path } = receiver;
  const params = { name, number: ticket.number, about: toTitle(ticket), answer: ticket.answer.text, path };
  const worded = toMail({ content: { kind: 'ticket', params }, locale, origin: appOrigin() });
  await mailer.send({ id, to: { name, address }, locale, ...worded });
};
