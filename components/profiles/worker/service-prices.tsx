import { Section } from '#components/page/section.tsx';
import type { prices } from '#lib/features/catalogue/texts/prices.en.ts';
import { sayLength, sayRate } from '#lib/features/catalogue/texts/service-price.ts';
import type { PricedService } from '#lib/features/profiles/contracts/service-prices.ts';
import type { Locale } from '#lib/platform/contract/locale.ts';
import { formatMoney } from '#lib/platform/i18n/format.ts';
import { nameIn } from '#lib/platform/i18n/name-in.ts';

interface ServicePricesProps {
  services: readonly PricedService[];
  locale: Locale;
  title: string;
  words: typeof prices;
}

/** Returns a service's price and the rate behind it. */
export const pickPrice = ({ pricePaise, otherwisePaise, hourlyRatePaise }: PricedService) =>
  pricePaise === null
    ? { pricePaise: otherwisePaise, hourlyRatePaise }
    : { pricePaise, hourlyRatePaise: null };

/** Lists a worker's services with duration and price; services without a price are left out. */
export const ServicePrices = ({ services, locale, title, words }: ServicePricesProps) => {
  const priced = services.filter((service) => pickPrice(service).pricePaise > 0);
  if (priced.length === 0) return null;
  return (
    <Section title={title}>
      <ul className="divide-y divide-line rounded-card border border-line bg-card px-4">
        {priced.map((service) => (
          <li
            key={service.serviceId}
            className="flex flex-wrap items-baseline justify-between gap-x-4 py-2.5"
          >
            <span className="min-w-0">
              <span className="wrap-anywhere">
                {nameIn(locale, { name: service.title, names: service.titles })}
              </span>{' '}
              <span className="text-sm text-muted">
                {sayLength({ minutes: service.durationMinutes, locale, words })}
              </span>
            </span>
            <span className="ml-auto text-right tabular-nums">
              <span className="font-semibold">{formatMoney(pickPrice(service).pricePaise)}</span>{' '}
              <span className="block text-sm text-muted">{sayRate({ ...pickPrice(service), words })}</span>
            </span>
          </li>
        ))}
      </ul>
    </Section>
  );
};
