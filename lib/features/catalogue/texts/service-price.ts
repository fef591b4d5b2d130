import type { OfferedJob } from '#lib/features/catalogue/contracts/jobs.ts';
import type { services } from './services.en.ts';
import { fill } from '#lib/platform/i18n/fill.ts';
import { formatMoney } from '#lib/platform/i18n/format.ts';

interface PriceView {
  service: Pick<OfferedJob, 'price' | 'fromPaise'>;
  words: Pick<typeof services, 'noPrice' | 'from'>;
}

/** What a service costs, to the paisa: the least where workers ask their own; one that nobody has priced says so. */
export const priceOf = ({ service: { price, fromPaise }, words }: PriceView): string => {
  if (fromPaise !== null) return fill(words.from, { price: formatMoney(fromPaise) });
  return price > 0 ? formatMoney(Math.round(price * 100)) : words.noPrice;
};
