import { appOrigin } from '#lib/platform/config/env.ts';
import type { MailPayload } from '#lib/features/notifications/contracts/mails.ts';
import type { NotificationPayload } from '#lib/features/notifications/contracts/notifications.ts';
import { mayMail } from '#lib/features/notifications/rules/may-mail.ts';
import { toMail } from '#lib/features/notifications/services/to-mail.ts';
import { toKeyedHash } from '#lib/features/accounts/auth/seal.ts';
import { toMailbox } from '#lib/features/people/rules/mailbox.ts';
import { returnPoint, spendPoint, type LimitRule } from '#lib/platform/limits/limiter.ts';
import type { Mailer } from '#lib/platform/integrations/mail/mailer.ts';
import { publish, userRoom } from '#lib/platform/realtime/publish.ts';
import { putNotification, type NotificationRecord } from '#models/notifications/notification.ts';
import type { UserRecord } from '#models/people/user.ts';
import { toNotification } from './to-notification.ts';

type FeedEntry = NotificationPayload & { id: string };

/** Adds a notification to a person's feed, once per id, and tells their open clients. */
export const putIntoFeed = async (
  { id, userId, content, href, aboutId }: FeedEntry,
  { locale }: UserRecord,
  createdAt: Date,
): Promise<NotificationRecord> => {
  const about = aboutId !== undefined && { aboutId };
  const row = await putNotification({ id, userId, content, href, createdAt, ...about });
  publish(userRoom(userId), 'notification', toNotification(row, locale));
  return row;
};

interface MailToWrite extends Pick<MailPayload, 'content' | 'to'> {
  /** The same for every attempt. */
  id: string;
  user: UserRecord;
  mailer: Mailer;
}

// Counted per mailbox: tags and dots would allow any number of addresses for the same one.
const unprovedRule: LimitRule = { name: 'unprovedMailDay', points: 20, seconds: 86_400, shared: true };

const takeUnproved = async (mailbox: string | null): Promise<boolean> =>
  mailbox === null || (await spendPoint(unprovedRule, mailbox)) === null;

/** Words and sends a mail if the person wants its kind; unverified addresses have a daily limit. */
export const mailTo = async ({ id, user, content, to, mailer }: MailToWrite): Promise<void> => {
  if (!mayMail(content.kind, user)) return;
  const { name, email, emailProvedAt, locale } = user;
  const address = to ?? email;
  // People without an address read it in their feed.
  if (address === undefined) return;
  const mailbox = emailProvedAt ? null : toKeyedHash(`unproved mail ${toMailbox(address)}`);
  if (!(await takeUnproved(mailbox))) return;
  const worded = toMail({ content, locale, origin: appOrigin() });
  try {
    await mailer.send({ id, to: { name, address }, locale, ...worded });
  } catch (error) {
    // It will be retried and has not arrived.
    if (mailbox !== null) await returnPoint(unprovedRule, mailbox);
    throw error;
  }
};
