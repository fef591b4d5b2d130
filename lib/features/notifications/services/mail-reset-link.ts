import { hashResetSecret, makeResetSecret } from '#lib/features/accounts/services/steps/reset-secret.ts';
import { appOrigin } from '#lib/platform/config/env.ts';
import { now } from '#lib/platform/time/clock.ts';
import type { Mailer } from '#lib/platform/integrations/mail/mailer.ts';
import { replaceResetToken } from '#models/accounts/reset-token.ts';
import { findUserByEmail } from '#models/people/user.ts';
import { toMail } from './to-mail.ts';

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
