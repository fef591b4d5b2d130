import type { OfferedJob } from '#lib/features/catalogue/contracts/jobs.ts';
import type { Locale } from '#lib/platform/contract/locale.ts';
import { prices as en } from './prices.en.ts';
import { prices as hi } from './prices.hi.ts';
import { prices as kn } from './prices.kn.ts';
import { prices as ta } from './prices.ta.ts';
import { prices as te } from './prices.te.ts';
import { sayOffer } from './say-offer.ts';
import { services as servicesEn } from './services.en.ts';
import { services as servicesHi } from './services.hi.ts';
import { services as servicesKn } from './services.kn.ts';
import { services as servicesTa } from './services.ta.ts';
import { services as servicesTe } from './services.te.ts';

const prices: Record<Locale, typeof en> = { en, hi, kn, ta, te };
const services: Record<Locale, Pick<typeof servicesEn, 'noPrice'>> = {
  ...{ en: servicesEn, hi: servicesHi, kn: servicesKn, ta: servicesTa, te: servicesTe },
};

/** Words a service's price on the server, so that a phone need not load the names of all cities. */
export const wordOffer = (
  service: Pick<OfferedJob, 'pricePaise' | 'least' | 'durationMinutes'>,
  locale: Locale,
): string => sayOffer({ service, locale, words: services[locale], prices: prices[locale] });
