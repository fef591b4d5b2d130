import type { Locale } from '#lib/contracts/locale.ts';
import type { Notification } from '#lib/contracts/notifications.ts';
import { fill } from '#lib/i18n/fill.ts';
import type { NotificationRecord } from '#models/notification.ts';
import { notificationTexts } from '#lib/i18n/notification-texts.ts';

/** A feed row in the language of whoever reads it. */
export const toNotification = (row: NotificationRecord, locale: Locale): Notification => {
  const { kind, params } = row.content;
  const { title, body } = notificationTexts[locale][kind];
  return {
    _id: String(row._id),
    kind,
    title: fill(title, params),
    body: fill(body, params),
    href: row.href,
    createdAt: row.createdAt.toISOString(),
    readAt: row.readAt?.toISOString() ?? null,
  };
};
