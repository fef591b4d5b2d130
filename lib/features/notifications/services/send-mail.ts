import { appOrigin } from '#lib/platform/config/env.ts';
import type { MailPayload } from '#lib/features/notifications/contracts/mails.ts';
import { mayMail } from '#lib/features/notifications/rules/may-mail.ts';
import type { Mailer } from '#lib/platform/integrations/mail/mailer.ts';
import { findUser } from '#models/people/user.ts';
import { toMail } from './to-mail.ts';

interface MailToSend {
  /** The outbox row's id. */
  id: string;
  payload: MailPayload;
  mailer: Mailer;
}

/** Words and sends one mail of the outbox; an account that is gone by now, or does not want it, gets none. */
export const sendMail = async ({ id, payload, mailer }: MailToSend): Promise<void> => {
  const user = await findUser(payload.userId);
  if (!user || !mayMail(payload.content.kind, user)) return;
  const { name, email, locale } = user;
  const worded = toMail({ content: payload.content, locale, origin: appOrigin() });
  await mailer.send({ id, to: { name, address: email }, locale, ...worded });
};
