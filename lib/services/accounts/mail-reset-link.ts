import { hashResetSecret, makeResetSecret } from '../steps/reset-secret.ts';
import { appOrigin } from '#lib/config/env.ts';
import { now } from '#lib/integrations/clock.ts';
import type { Mailer } from '#lib/integrations/mail/mailer.ts';
import { replaceResetToken } from '#models/reset-token.ts';
import { findUserByEmail } from '#models/user.ts';
import { toMail } from '../mails/to-mail.ts';

const VALID_MS = 30 * 60_000;

interface Input {
  /** The outbox row's id. */
  id: string;
  email: string;
  mailer: Mailer;
}

/** Mails a fresh reset link, if the address has an account; links mailed before stop working. */
export const mailResetLink = async ({ id, email, mailer }: Input): Promise<void> => {
  const user = await findUserByEmail(email);
  if (!user) return;
  const userId = String(user._id);
  const secret = makeResetSecret();
  const expiresAt = new Date(now().getTime() + VALID_MS);
  await replaceResetToken({ userId, tokenHash: hashResetSecret(secret), expiresAt });
  const path = `/forgot-password?token=${secret}&id=${userId}`;
  const { name, locale } = user;
  const worded = toMail({
    content: { kind: 'passwordReset', params: { name, path } },
    locale,
    origin: appOrigin(),
  });
  await mailer.send({ id, to: { name, address: email }, locale, ...worded });
};
