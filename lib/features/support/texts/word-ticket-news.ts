import type { Locale } from '#lib/platform/contract/locale.ts';
import type { TicketContent } from '#lib/features/support/contracts/ticket-news.ts';
import { fill } from '#lib/platform/i18n/fill.ts';
import { tickets as en } from './support.en.ts';
import { tickets as hi } from './support.hi.ts';
import { tickets as kn } from './support.kn.ts';
import { tickets as ta } from './support.ta.ts';
import { tickets as te } from './support.te.ts';

const texts: Record<Locale, typeof en> = { en, hi, kn, ta, te };

/** Words a ticket notification in the reader's language. */
export const wordTicketNotification = (
  { news, number }: TicketContent,
  locale: Locale,
): { title: string; body: string } => {
  const { title, body } = texts[locale].news[news];
  return { title: fill(title, { number }), body: fill(body, { number }) };
};
