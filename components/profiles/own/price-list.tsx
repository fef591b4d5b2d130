import type { PricedService } from '#lib/features/profiles/contracts/service-prices.ts';
import type { priceList } from '#lib/features/profiles/texts/profiles.en.ts';
import type { prices } from '#lib/features/catalogue/texts/prices.en.ts';
import { sayLength, sayPrice } from '#lib/features/catalogue/texts/service-price.ts';
import type { Locale } from '#lib/platform/contract/locale.ts';
import { fill } from '#lib/platform/i18n/fill.ts';
import { formatMoney } from '#lib/platform/i18n/format.ts';
import { nameIn } from '#lib/platform/i18n/name-in.ts';
import { pickPrice } from '../worker/service-prices.tsx';
import { PricesCard } from './editable-cards.tsx';
import type { PriceLine } from './prices-form.tsx';
import { toRupees } from '#lib/platform/contract/rupees.ts';

interface PriceListProps {
  services: readonly PricedService[];
  madeFrom: string;
  locale: Locale;
  words: typeof priceList;
  priceWords: typeof prices;
}

type Line = Omit<PriceListProps, 'services' | 'madeFrom'> & { service: PricedService };

const getServiceName = ({ service: { title, titles }, locale }: Line): string =>
  nameIn(locale, { name: title, names: titles });

const otherwise = ({ service, locale, priceWords }: Line): string =>
  sayPrice({
    pricePaise: service.otherwisePaise,
    hourlyRatePaise: service.hourlyRatePaise,
    ...{ minutes: service.durationMinutes, locale, words: priceWords },
  });

const priceIn = ({ service, locale, priceWords }: Line): string =>
  sayPrice({ ...pickPrice(service), minutes: service.durationMinutes, locale, words: priceWords });

const formerIn = ({ service: { formerPaise }, words }: Line): string[] =>
  formerPaise === null ? [] : [fill(words.former, { price: formatMoney(formerPaise) })];

const toLine = (line: Line): PriceLine => {
  const { service, words } = line;
  const without =
    service.otherwisePaise === 0 ? words.unpriced : fill(words.otherwise, { price: otherwise(line) });
  return {
    serviceId: service.serviceId,
    name: getServiceName(line),
    rupees: service.pricePaise === null ? '' : String(toRupees(service.pricePaise)),
    hint: [...formerIn(line), without].join(' '),
  };
};

const Row = (line: Line) => {
  const { service, locale, words, priceWords } = line;
  const time = sayLength({ minutes: service.durationMinutes, locale, words: priceWords });
  return (
    <li className="flex flex-wrap items-baseline justify-between gap-x-4 py-2.5">
      <span className="min-w-0 wrap-anywhere">{getServiceName(line)}</span>
      <span className="font-semibold tabular-nums">{priceIn(line)}</span>
      <span className="w-full text-sm text-muted">
        {[fill(words.takes, { time }), ...formerIn(line)].join(' · ')}
      </span>
    </li>
  );
};

/** The worker's own prices, or the price calculated from the hourly rate. */
export const PriceList = ({ services, madeFrom, ...props }: PriceListProps) => {
  const lines = services.map((service) => ({ service, ...props }));
  const { words } = props;
  return (
    <PricesCard lines={lines.map(toLine)} madeFrom={madeFrom} words={words}>
      <h2 className="font-semibold">{words.title}</h2>
      {lines.length === 0 ? (
        <p className="text-sm text-muted">{words.none}</p>
      ) : (
        <ul className="divide-y divide-line rounded-card border border-line bg-card px-4 shadow-soft">
          {lines.map((line) => (
            <Row key={line.service.serviceId} {...line} />
          ))}
        </ul>
      )}
    </PricesCard>
  );
};
