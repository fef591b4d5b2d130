import type { Locale } from '#lib/contracts/locale.ts';
import type { MailContent } from '#lib/contracts/mails.ts';
import { fill } from '#lib/i18n/fill.ts';
import { mailTexts } from '#lib/i18n/mail-texts.ts';
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

const pathOf = (content: MailContent): string => {
  switch (content.kind) {
    case 'welcome':
      return '/';
    case 'passwordReset':
      return content.params.path;
  }
};

/** Words a mail in its receiver's language. */
export const toMail = ({ content, locale, origin }: MailToWord): WordedMail => {
  const texts = mailTexts[locale];
  const { subject, paragraphs, button } = texts[content.kind];
  const page: MailPage = {
    locale,
    subject: fill(subject, content.params),
    paragraphs: paragraphs.map((paragraph) => fill(paragraph, content.params)),
    button,
    link: origin + pathOf(content),
    footer: texts.footer,
  };
  return { subject: page.subject, text: toMailText(page), html: toMailHtml(page) };
};
