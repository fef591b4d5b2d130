import type { OfferedJob } from '#lib/contracts/jobs.ts';
import type { Locale } from '#lib/contracts/locale.ts';
import type { services } from '#lib/i18n/en/services.ts';
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
