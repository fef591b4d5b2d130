import type { Locale } from '#lib/platform/contract/locale.ts';
import type { AgencyEvent } from '#lib/features/agency/contracts/agency-news.ts';
import { fill } from '#lib/platform/i18n/fill.ts';
import { somebody } from '#lib/platform/i18n/texts/somebody.ts';
import { agency as en } from './agency.en.ts';
import { agency as hi } from './agency.hi.ts';
import { agency as kn } from './agency.kn.ts';
import { agency as ta } from './agency.ta.ts';
import { agency as te } from './agency.te.ts';

const texts: Record<Locale, typeof en> = { en, hi, kn, ta, te };

export const wordAgencyEvent = (
  { news, name }: AgencyEvent,
  locale: Locale,
): { title: string; body: string } => {
  const { titles, bodies } = texts[locale].news;
  return { title: fill(titles[news], { name: name || somebody[locale] }), body: bodies[news] };
};
