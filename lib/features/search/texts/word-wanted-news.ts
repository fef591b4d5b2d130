import type { WantedContent } from '#lib/features/search/contracts/wanted-words.ts';
import type { Locale } from '#lib/platform/contract/locale.ts';
import { fill } from '#lib/platform/i18n/fill.ts';
import { nameIn } from '#lib/platform/i18n/name-in.ts';
import { waiting as waitingEn } from './waiting.en.ts';
import { waiting as waitingHi } from './waiting.hi.ts';
import { waiting as waitingKn } from './waiting.kn.ts';
import { waiting as waitingTa } from './waiting.ta.ts';
import { waiting as waitingTe } from './waiting.te.ts';
import { wanted as en } from './wanted.en.ts';
import { wanted as hi } from './wanted.hi.ts';
import { wanted as kn } from './wanted.kn.ts';
import { wanted as ta } from './wanted.ta.ts';
import { wanted as te } from './wanted.te.ts';

const texts: Record<Locale, typeof en> = { en, hi, kn, ta, te };
const offerTexts: Record<Locale, typeof waitingEn> = {
  en: waitingEn,
  hi: waitingHi,
  kn: waitingKn,
  ta: waitingTa,
  te: waitingTe,
};

/** Words a notification about what is offered now, in the reader's language. */
export const wordWantedNotification = (
  content: WantedContent,
  locale: Locale,
): { title: string; body: string } => {
  if ('text' in content) {
    const { title, body } = texts[locale].news;
    return { title: fill(title, { text: content.text }), body };
  }
  const { body, ...titles } = offerTexts[locale].news;
  return { title: fill(titles[content.kind], { name: nameIn(locale, content) }), body };
};

/** Words a mail to a guest who waits, in the language they chose. */
export const wordWantedMail = (
  mail: 'asked' | 'opened',
  thing: { name: string; names: Parameters<typeof nameIn>[1]['names'] },
  locale: Locale,
): { subject: string; paragraphs: string[]; button: string } => {
  const { subject, paragraphs, button } = offerTexts[locale][mail];
  const params = { name: nameIn(locale, thing) };
  return { subject: fill(subject, params), paragraphs: paragraphs.map((one) => fill(one, params)), button };
};
