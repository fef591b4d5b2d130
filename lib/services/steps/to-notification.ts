import type { Locale } from '#lib/contracts/locale.ts';
import type { Notification, NotificationContent } from '#lib/contracts/notifications.ts';
import { messages } from '#lib/i18n/catalogue.ts';
import { fill } from '#lib/i18n/fill.ts';
import type { NotificationRecord } from '#models/notification.ts';
import { wordAgencyNews } from '#lib/i18n/word-agency-news.ts';
import { wordBookingNews } from '#lib/i18n/word-booking-news.ts';
import { wordMoneyNews } from '#lib/i18n/word-money-news.ts';
import { wordReviewNews } from '#lib/i18n/word-review-news.ts';
import { wordTicketNews } from '#lib/i18n/word-ticket-news.ts';
import { notificationTexts } from '#lib/i18n/notification-texts.ts';

const word = ({ kind, params }: NotificationContent, locale: Locale): { title: string; body: string } => {
  switch (kind) {
    case 'booking':
      return wordBookingNews(params, locale);
    case 'review':
      return wordReviewNews(params, locale);
    case 'money':
      return wordMoneyNews(params, locale);
    case 'agency':
      return wordAgencyNews(params, locale);
    case 'ticket':
      return wordTicketNews(params, locale);
    case 'message': {
      const { bookingNews, push } = messages(locale);
      return { title: params.name || bookingNews.somebody, body: push.note.body };
    }
    case 'welcome': {
      const { title, body } = notificationTexts[locale][kind];
      return { title: fill(title, params), body: fill(body, params) };
    }
  }
};

/** A feed row in the language of whoever reads it. */
export const toNotification = (row: NotificationRecord, locale: Locale): Notification => ({
  _id: String(row._id),
  kind: row.content.kind,
  ...word(row.content, locale),
  href: row.href,
  createdAt: row.createdAt.toISOString(),
  readAt: row.readAt?.toISOString() ?? null,
});
