import type { Locale } from '#lib/platform/contract/locale.ts';
import type { PaperStory } from '#lib/features/profiles/contracts/papers.ts';
import { fill } from '#lib/platform/i18n/fill.ts';
import { papers as en } from './papers.en.ts';
import { papers as hi } from './papers.hi.ts';
import { papers as kn } from './papers.kn.ts';
import { papers as ta } from './papers.ta.ts';
import { papers as te } from './papers.te.ts';

const texts: Record<Locale, typeof en> = { en, hi, kn, ta, te };

/** Words a notification about identity documents in the worker's language. */
export const wordPaperNews = (
  { news, refusal }: PaperStory,
  locale: Locale,
): { title: string; body: string } => {
  const { news: said, reasons } = texts[locale];
  const { title, body } = said[news];
  return { title, body: refusal === null ? body : fill(body, { reason: reasons[refusal] }) };
};
