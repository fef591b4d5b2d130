import { AppError } from '#lib/platform/contract/app-error.ts';

interface Terms {
  readonly startsAt: Date;
  readonly pricePaise?: number;
}

interface ShownTerms {
  readonly startsAt?: string | undefined;
  readonly pricePaise?: number | undefined;
}

/** Refuses an answer to another time or price than the current one: a screen may be old, or a tap may have waited. */
export const requireShown = (current: Terms, { startsAt, pricePaise }: ShownTerms): void => {
  const isSameTime = startsAt === undefined || new Date(startsAt).getTime() === current.startsAt.getTime();
  const isSamePrice = pricePaise === undefined || pricePaise === current.pricePaise;
  if (!isSameTime || !isSamePrice) throw new AppError('booking_changed');
};
