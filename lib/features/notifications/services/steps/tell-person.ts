import { appOrigin } from '#lib/platform/config/env.ts';
import type { MailPayload } from '#lib/features/notifications/contracts/mails.ts';
import type { NotificationPayload } from '#lib/features/notifications/contracts/notifications.ts';
import { mayMail } from '#lib/features/notifications/rules/may-mail.ts';
import { toMail } from '#lib/features/notifications/services/to-mail.ts';
import type { Mailer } from '#lib/platform/integrations/mail/mailer.ts';
import { publish, userRoom } from '#lib/platform/realtime/publish.ts';
import { putNotification, type NotificationRecord } from '#models/notifications/notification.ts';
import type { UserRecord } from '#models/people/user.ts';
import { toNotification } from './to-notification.ts';

type News = NotificationPayload & { id: string };

/** Puts news into a person's feed, once under their id, and tells the open clients. */
export const putIntoFeed = async (
  { id, userId, content, href, aboutId }: News,
  { locale }: UserRecord,
  createdAt: Date,
): Promise<NotificationRecord> => {
  const about = aboutId !== undefined && { aboutId };
  const row = await putNotification({ id, userId, content, href, createdAt, ...about });
  publish(userRoom(userId), 'notification', toNotification(row, locale));
  return row;
};

interface MailToWrite extends Pick<MailPayload, 'content' | 'to'> {
  /** The same at every try. */
  id: string;
  user: UserRecord;
  mailer: Mailer;
}

/** Words a mail and hands it over, if the person wants one of its kind. */
export const mailTo = async ({ id, user, content, to, mailer }: MailToWrite): Promise<void> => {
  if (!mayMail(content.kind, user)) return;
  const { name, email, locale } = user;
  const worded = toMail({ content, locale, origin: appOrigin() });
  await mailer.send({ id, to: { name, address: to ?? email }, locale, ...worded });
};
