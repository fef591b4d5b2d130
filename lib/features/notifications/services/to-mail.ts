import type { Locale } from '#lib/platform/contract/locale.ts';
import type { MailContent } from '#lib/features/notifications/contracts/mails.ts';
import { fill } from '#lib/platform/i18n/fill.ts';
import { mailTexts } from '#lib/features/notifications/texts/by-locale.ts';
import { wordDevice } from '#lib/features/accounts/texts/word-device.ts';
import { bookingNewsTexts, wordBookingNews } from '#lib/features/bookings/texts/word-booking-news.ts';
import { toMailHtml, toMailText, type MailPage } from './to-mail-html.ts';

interface MailToWord {
  content: MailContent;
  locale: Locale;
  /** Where the mail's link leads: our own origin, whatever a request said. */
  origin: string;
}

export interface WordedMail {
  subject: string;
  text: string;
  html: string;
}

interface MailBody {
  subject: string;
  paragraphs: readonly string[];
  button: string;
  path: string;
}

const wordBooking = ({ params }: Extract<MailContent, { kind: 'booking' }>, locale: Locale): MailBody => {
  const { title, body } = wordBookingNews(params.story, locale);
  const { button } = bookingNewsTexts[locale];
  return { subject: title, paragraphs: [title, body], button, path: params.path };
};

const paramsOf = ({ params }: Exclude<MailContent, { kind: 'booking' }>, locale: Locale) =>
  'device' in params ? { ...params, device: wordDevice(params.device, locale) } : params;

const word = (content: MailContent, locale: Locale): MailBody => {
  if (content.kind === 'booking') return wordBooking(content, locale);
  const { subject, paragraphs, button } = mailTexts[locale][content.kind];
  const params = paramsOf(content, locale);
  return {
    subject: fill(subject, params),
    paragraphs: paragraphs.map((paragraph) => fill(paragraph, params)),
    button,
    path: 'path' in content.params ? content.params.path : '/',
  };
};

/** Words a mail in its receiver's language. */
export const toMail = ({ content, locale, origin }: MailToWord): WordedMail => {
  const { path, ...body } = word(content, locale);
  const { footer: accountFooter, letterFooter } = mailTexts[locale];
  const footer = content.kind === 'ticket' ? letterFooter : accountFooter;
  const page: MailPage = { locale, ...body, link: origin + path, footer };
  return { subject: page.subject, text: toMailText(page), html: toMailHtml(page) };
};
