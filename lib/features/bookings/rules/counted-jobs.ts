import { indiaDayOf, instantInIndia } from '#lib/platform/time/india-day.ts';

/** A job below this price counts neither as done nor into a rating: ₹100. */
export const LEAST_COUNTED_PAISE = 10_000;

export const isCountedPrice = ({ pricePaise }: { readonly pricePaise: number }): boolean =>
  pricePaise >= LEAST_COUNTED_PAISE;

interface Month {
  readonly since: Date;
  /** The first instant of the next month. */
  readonly until: Date;
}

/** The calendar month in India that an instant lies in: so long a pair counts once. */
export const monthOf = (instant: Date): Month => {
  const [year = 0, month = 0] = indiaDayOf(instant).split('-').map(Number);
  const first = (months: number): Date => {
    const localDate = new Date(Date.UTC(year, month - 1 + months, 1)).toISOString().slice(0, 10);
    return instantInIndia({ localDate, minutes: 0 });
  };
  return { since: first(0), until: first(1) };
};
