import type { Locale } from '#lib/platform/contract/locale.ts';
import type {
  Notification,
  NotificationContent,
} from '#lib/features/notifications/contracts/notifications.ts';
import { wordDevice } from '#lib/features/accounts/texts/word-device.ts';
import { somebody } from '#lib/platform/i18n/texts/somebody.ts';
import { fill } from '#lib/platform/i18n/fill.ts';
import type { NotificationRecord } from '#models/notifications/notification.ts';
import { wordAgencyEvent } from '#lib/features/agency/texts/word-agency-news.ts';
import { wordBookingNews } from '#lib/features/bookings/texts/word-booking-news.ts';
import { wordOfferNews } from '#lib/features/catalogue/texts/word-offer-news.ts';
import { wordMoneyEvent } from '#lib/features/money/texts/word-money-news.ts';
import { wordPictureNews } from '#lib/features/profiles/texts/word-picture-news.ts';
import { wordReviewEvent } from '#lib/features/reviews/texts/word-review-news.ts';
import { NEW_PASSWORD_HOURS } from '#lib/features/people/rules/new-password.ts';
import { wordPauseNews } from '#lib/features/people/texts/word-pause-news.ts';
import { wordReportNews } from '#lib/features/people/texts/word-report-news.ts';
import { wordPaperNews } from '#lib/features/profiles/texts/word-paper-news.ts';
import { wordWantedNotification } from '#lib/features/search/texts/word-wanted-news.ts';
import { wordTicketNotification } from '#lib/features/support/texts/word-ticket-news.ts';
import { textsByLocale } from '#lib/features/notifications/texts/by-locale.ts';

const word = ({ kind, params }: NotificationContent, locale: Locale): { title: string; body: string } => {
  switch (kind) {
    case 'booking':
      return wordBookingNews(params, locale);
    case 'review':
      return wordReviewEvent(params, locale);
    case 'money':
      return wordMoneyEvent(params, locale);
    case 'agency':
      return wordAgencyEvent(params, locale);
    case 'ticket':
      return wordTicketNotification(params, locale);
    case 'report':
      return wordReportNews(params, locale);
    case 'picture':
      return wordPictureNews(params, locale);
    case 'pause':
      return wordPauseNews(params, locale);
    case 'verification':
      return wordPaperNews(params, locale);
    case 'wanted':
      return wordWantedNotification(params, locale);
    case 'offer':
      return wordOfferNews(params, locale);
    case 'message':
      return { title: params.name || somebody[locale], body: textsByLocale[locale].push.note.body };
    case 'newDevice': {
      const { notifications, passwordNews } = textsByLocale[locale];
      const { title, body } = params.password ? passwordNews[params.password] : notifications.newDevice;
      const device = wordDevice(params.device, locale);
      return { title, body: fill(body, { device, hours: NEW_PASSWORD_HOURS }) };
    }
    case 'welcome':
    case 'welcomeWorker':
    case 'welcomeAgency': {
      const { title, body } = textsByLocale[locale].notifications[kind];
      return { title: fill(title, params), body: fill(body, params) };
    }
  }
};

/** Converts a feed row to its reader's language. */
export const toNotification = (row: NotificationRecord, locale: Locale): Notification => ({
  _id: String(row._id),
  kind: row.content.kind,
  ...word(row.content, locale),
  href: row.href,
  createdAt: row.createdAt.toISOString(),
  readAt: row.readAt?.toISOString() ?? null,
});
