import type { OfferedJob } from '#lib/features/catalogue/contracts/jobs.ts';
import type { Locale } from '#lib/platform/contract/locale.ts';
import { fill } from '#lib/platform/i18n/fill.ts';
import { formatMoney } from '#lib/platform/i18n/format.ts';
import { cityIn } from '#lib/platform/i18n/place-names.ts';
import type { prices } from './prices.en.ts';
import { sayPrice } from './service-price.ts';
import type { services } from './services.en.ts';

// Separate from the other texts of prices, because it brings the names of all cities, too many for a phone.

interface OfferView {
  service: Pick<OfferedJob, 'pricePaise' | 'least' | 'durationMinutes'>;
  locale: Locale;
  words: Pick<typeof services, 'noPrice'>;
  prices: typeof prices;
}

/** Words a service's lowest price and its kind at the reader's place; elsewhere the lowest price and its city. */
export const sayOffer = ({ service, locale, words, prices: priceWords }: OfferView): string => {
  const { pricePaise, least, durationMinutes: minutes } = service;
  if (!least) return pricePaise > 0 ? `${formatMoney(pricePaise)} · ${priceWords.fixed}` : words.noPrice;
  const said = sayPrice({ ...least, minutes, locale, words: priceWords });
  if (least.city === null) return said;
  return fill(priceWords.fromIn, { price: said, city: cityIn(locale, least.city) });
};
