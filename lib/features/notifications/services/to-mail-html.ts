import type { Locale } from '#lib/platform/contract/locale.ts';
import { html } from '#lib/platform/text/html.ts';

export interface MailPage {
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
export const toMailHtml = ({ locale, subject, paragraphs, button, link, footer }: MailPage): string => {
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
export const toMailText = ({ paragraphs, button, link, footer }: MailPage): string =>
  [...paragraphs, `${button}:\n${link}`, `-- \n${footer}`].join('\n\n') + '\n';
