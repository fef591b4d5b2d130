import { Section } from '#components/page/section.tsx';
import type { prices } from '#lib/features/catalogue/texts/prices.en.ts';
import { sayLength, sayPrice } from '#lib/features/catalogue/texts/service-price.ts';
import type { PricedService } from '#lib/features/profiles/contracts/service-prices.ts';
import type { Locale } from '#lib/platform/contract/locale.ts';
import { nameIn } from '#lib/platform/i18n/name-in.ts';

interface ServicePricesProps {
  services: readonly PricedService[];
  locale: Locale;
  title: string;
  words: typeof prices;
}

/** What a worker's service costs, and by which rate. */
export const costOf = ({ pricePaise, otherwisePaise, hourlyRatePaise }: PricedService) =>
  pricePaise === null
    ? { pricePaise: otherwisePaise, hourlyRatePaise }
    : { pricePaise, hourlyRatePaise: null };

/** What a worker does, how long it takes and what it costs; what nobody has priced is left out. */
export const ServicePrices = ({ services, locale, title, words }: ServicePricesProps) => {
  const priced = services.filter((service) => costOf(service).pricePaise > 0);
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
            <span className="font-semibold tabular-nums">
              {sayPrice({ ...costOf(service), minutes: service.durationMinutes, locale, words })}
            </span>
          </li>
        ))}
      </ul>
    </Section>
  );
};
