import type { OfferedJob } from '#lib/features/catalogue/contracts/jobs.ts';
import type { Locale } from '#lib/platform/contract/locale.ts';
import type { prices } from '#lib/features/catalogue/texts/prices.en.ts';
import type { services } from '#lib/features/catalogue/texts/services.en.ts';
import { nameIn } from '#lib/platform/i18n/name-in.ts';

export interface ServiceView {
  service: OfferedJob;
  locale: Locale;
  words: Pick<typeof services, 'untitled' | 'noPrice' | 'from' | 'noImage' | 'skill'>;
  prices: typeof prices;
}

export const serviceTitle = ({
  service,
  locale,
  words,
}: Pick<ServiceView, 'service' | 'locale' | 'words'>): string =>
  nameIn(locale, { name: service.title, names: service.titles }) || words.untitled;

export const serviceDescription = ({ service, locale }: Pick<ServiceView, 'service' | 'locale'>): string =>
  nameIn(locale, { name: service.description, names: service.descriptions });
