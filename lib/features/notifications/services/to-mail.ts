import type { Locale } from '#lib/platform/contract/locale.ts';
import type { MailContent } from '#lib/features/notifications/contracts/mails.ts';
import { fill } from '#lib/platform/i18n/fill.ts';
import { mailTexts } from '#lib/features/notifications/texts/by-locale.ts';
import { wordDevice } from '#lib/features/accounts/texts/word-device.ts';
import { bookingNewsTexts, wordBookingNews } from '#lib/features/bookings/texts/word-booking-news.ts';
import { pauseTexts, wordPauseNews } from '#lib/features/people/texts/word-pause-news.ts';
import { html } from '#lib/platform/text/html.ts';

interface MailPage {
  locale: Locale;
  subject: string;
  paragraphs: readonly string[];
  button: string;
  link: string;
  footer: string;
}

// Mail programs read neither style sheets nor variables: colours of our theme, written out.
const ground = 'margin:0;padding:24px;background:#fbfaf7;color:#1c1917;font:16px/1.6 sans-serif';
const card =
  'max-width:520px;margin:0 auto;padding:24px;background:#ffffff;border:1px solid #e7e5e4;border-radius:12px';
const action =
  'display:inline-block;padding:12px 20px;background:#0f6b66;color:#ffffff;border-radius:8px;text-decoration:none';
const small = 'margin:24px 0 0;color:#57534e;font-size:13px;overflow-wrap:anywhere';

/** A mail as HTML: heading, paragraphs, one button, and its link spelt out. */
const toMailHtml = ({ locale, subject, paragraphs, button, link, footer }: MailPage): string => {
  const texts = paragraphs.map((paragraph) => html`<p>${paragraph}</p>`);
  return html`<!doctype html>
    <html lang="${locale}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <title>${subject}</title>
      </head>
      <body style="${ground}">
        <div style="${card}">
          <h1 style="margin:0 0 16px;font-size:20px">${subject}</h1>
          ${texts}
          <p><a href="${link}" style="${action}">${button}</a></p>
          <p style="${small}">${link}</p>
          <p style="${small}">${footer}</p>
        </div>
      </body>
    </html> `.source;
};

/** The same mail for programs that show text only. */
const toMailText = ({ paragraphs, button, link, footer }: MailPage): string =>
  [...paragraphs, `${button}:\n${link}`, `-- \n${footer}`].join('\n\n') + '\n';

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

const wordPause = ({ params }: Extract<MailContent, { kind: 'pause' }>, locale: Locale): MailBody => {
  const { title, body } = wordPauseNews(params.story, locale);
  return { subject: title, paragraphs: [title, body], button: pauseTexts[locale].button, path: params.path };
};

const paramsOf = ({ params }: Exclude<MailContent, { kind: 'booking' | 'pause' }>, locale: Locale) =>
  'device' in params ? { ...params, device: wordDevice(params.device, locale) } : params;

const word = (content: MailContent, locale: Locale): MailBody => {
  if (content.kind === 'booking') return wordBooking(content, locale);
  if (content.kind === 'pause') return wordPause(content, locale);
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
