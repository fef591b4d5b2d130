import type { OfferedJob } from '#lib/contracts/jobs.ts';
import type { Locale } from '#lib/contracts/locale.ts';
import type { services } from '#lib/i18n/en/services.ts';
import { fill } from '#lib/i18n/fill.ts';
import { formatMoney } from '#lib/i18n/format.ts';
import { nameIn } from '#lib/i18n/name-in.ts';

export interface ServiceView {
  service: OfferedJob;
  locale: Locale;
  words: Pick<typeof services, 'untitled' | 'noPrice' | 'from' | 'noImage' | 'skill'>;
}

export const titleOf = ({ service, locale, words }: ServiceView): string =>
  nameIn(locale, { name: service.title, names: service.titles }) || words.untitled;

export const descriptionOf = ({ service, locale }: ServiceView): string =>
  nameIn(locale, { name: service.description, names: service.descriptions });

/** What a service costs, to the paisa: the least where workers ask their own; one that nobody has priced says so. */
export const priceOf = ({ service: { price, fromPaise }, words }: ServiceView): string => {
  if (fromPaise !== null) return fill(words.from, { price: formatMoney(fromPaise) });
  return price > 0 ? formatMoney(Math.round(price * 100)) : words.noPrice;
};
