import type { OfferContent } from '#lib/features/catalogue/contracts/not-offered.ts';
import type { Locale } from '#lib/platform/contract/locale.ts';
import { fill } from '#lib/platform/i18n/fill.ts';
import { nameIn } from '#lib/platform/i18n/name-in.ts';
import { offers as en } from './offers.en.ts';
import { offers as hi } from './offers.hi.ts';
import { offers as kn } from './offers.kn.ts';
import { offers as ta } from './offers.ta.ts';
import { offers as te } from './offers.te.ts';

const texts: Record<Locale, typeof en> = { en, hi, kn, ta, te };

/** Words a worker's notification that their city or trade was switched, in the reader's language. */
export const wordOfferNews = (
  { name, names, isOffered }: OfferContent,
  locale: Locale,
): { title: string; body: string } => {
  const { onTitle, onBody, offTitle, offBody } = texts[locale].news;
  const params = { name: nameIn(locale, { name, names }) };
  return isOffered
    ? { title: fill(onTitle, params), body: onBody }
    : { title: fill(offTitle, params), body: offBody };
};
