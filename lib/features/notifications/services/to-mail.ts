import type { Locale } from '#lib/platform/contract/locale.ts';
import type { MailContent } from '#lib/features/notifications/contracts/mails.ts';
import { fill } from '#lib/platform/i18n/fill.ts';
import { mailTexts } from '#lib/features/notifications/texts/by-locale.ts';
import { wordDevice } from '#lib/features/accounts/texts/word-device.ts';
import { bookingNewsTexts, wordBookingNews } from '#lib/features/bookings/texts/word-booking-news.ts';
import { pauseTexts, wordPauseNews } from '#lib/features/people/texts/word-pause-news.ts';
import { wordWantedMail } from '#lib/features/search/texts/word-wanted-news.ts';
import { html } from '#lib/platform/text/html.ts';

interface MailPage {
  locale: Locale;
  subject: string;
  paragraphs: readonly string[];
  button: string;
  link: string;
  footer: string;
}

// Mail programs support neither style sheets nor variables, so the theme's colours are inlined.
const ground = 'margin:0;padding:24px;background:#fbfaf7;color:#1c1917;font:16px/1.6 sans-serif';
const card =
  'max-width:520px;margin:0 auto;padding:24px;background:#ffffff;border:1px solid #e7e5e4;border-radius:12px';
const action =
  'display:inline-block;padding:12px 20px;background:#0f6b66;color:#ffffff;border-radius:8px;text-decoration:none';
const small = 'margin:24px 0 0;color:#57534e;font-size:13px;overflow-wrap:anywhere';

/** A mail as HTML: heading, paragraphs, one button, and its link as text. */
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

/** The same mail as plain text. */
const toMailText = ({ paragraphs, button, link, footer }: MailPage): string =>
  [...paragraphs, `${button}:\n${link}`, `-- \n${footer}`].join('\n\n') + '\n';

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

const toParams = (
  { params }: Exclude<MailContent, { kind: 'booking' | 'pause' | 'wantedAsked' | 'wantedOpened' }>,
  locale: Locale,
) => ('device' in params ? { ...params, device: wordDevice(params.device, locale) } : params);

const word = (content: MailContent, locale: Locale): MailBody => {
  if (content.kind === 'booking') return wordBooking(content, locale);
  if (content.kind === 'pause') return wordPause(content, locale);
  if (content.kind === 'wantedAsked' || content.kind === 'wantedOpened') {
    const { thing, path } = content.params;
    return { ...wordWantedMail(content.kind === 'wantedAsked' ? 'asked' : 'opened', thing, locale), path };
  }
  const { subject, paragraphs, button } = mailTexts[locale][content.kind];
  const params = toParams(content, locale);
  return {
    subject: fill(subject, params),
    paragraphs: paragraphs.map((paragraph) => fill(paragraph, params)),
    button,
    path: 'path' in content.params ? content.params.path : '/',
  };
};

/** Words a mail in its recipient's language. */
export const toMail = ({
  content,
  locale,
  origin,
}: {
  content: MailContent;
  locale: Locale;
  /** Our own origin for links, independent of any request. */
  origin: string;
}): WordedMail => {
  const { path, ...body } = word(content, locale);
  const { footer: accountFooter, letterFooter } = mailTexts[locale];
  const isLetter =
    content.kind === 'ticket' || content.kind === 'wantedAsked' || content.kind === 'wantedOpened';
  const footer = isLetter ? letterFooter : accountFooter;
  const page: MailPage = { locale, ...body, link: origin + path, footer };
  return { subject: page.subject, text: toMailText(page), html: toMailHtml(page) };
};
