import type { BookingStatus } from '#lib/features/bookings/contracts/booking-status.ts';

/** Free so soon after the request or the acceptance, whatever the time of the job. */
const FREE_MINUTES = 10;
/** From so far ahead, cancelling is free. */
const FREE_HOURS_AHEAD = 24;
/** Nearer than this, the whole price is owed. */
const HALF_HOURS_AHEAD = 4;

const MINUTE_MS = 60_000;
const HOUR_MS = 3_600_000;

interface Booked {
  readonly status: BookingStatus;
  readonly agreedAt: Date;
  readonly startsAt: Date;
  readonly pricePaise: number;
}

interface AgreedTime {
  readonly createdAt: Date;
  readonly history: readonly { readonly status: BookingStatus; readonly at: Date }[];
}

/** When a booking was asked for or accepted, whichever is later. */
export const agreedAtOf = ({ createdAt, history }: AgreedTime): Date => {
  const accepted = history.find(({ status }) => status === 'accepted');
  return accepted && accepted.at > createdAt ? accepted.at : createdAt;
};

const lastFreeInstant = ({ agreedAt, startsAt }: Booked): number =>
  Math.max(agreedAt.getTime() + FREE_MINUTES * MINUTE_MS, startsAt.getTime() - FREE_HOURS_AHEAD * HOUR_MS);

const percentOf = (booked: Booked, at: Date): 0 | 50 | 100 => {
  if (booked.status === 'pending' || at.getTime() <= lastFreeInstant(booked)) return 0;
  return booked.startsAt.getTime() - at.getTime() >= HALF_HOURS_AHEAD * HOUR_MS ? 50 : 100;
};

/** Until when cancelling stays free; null where it costs something, or nobody has accepted yet. */
export const freeUntil = (booked: Booked, at: Date): Date | null =>
  booked.status === 'pending' || percentOf(booked, at) > 0 ? null : new Date(lastFreeInstant(booked));

/** What a customer who cancels now owes the worker. */
export const cancellationFee = (booked: Booked, at: Date): { percent: 0 | 50 | 100; feePaise: number } => {
  const percent = percentOf(booked, at);
  return { percent, feePaise: Math.round((booked.pricePaise * percent) / 100) };
};

interface Asked {
  readonly at: Date;
  readonly startsAt: Date;
  /** Until when the worker can accept. */
  readonly answerBy: Date;
}

interface CancellationTerms {
  /** Free until then, whenever the worker accepts; null: until so many minutes after that. */
  readonly freeUntil: Date | null;
  readonly freeMinutes: number;
  /** After that the whole price is owed, before it half; null: the whole price as soon as it is not free. */
  readonly wholeAfter: Date | null;
}

/** What can be promised of cancelling a booking that is asked for now, before anybody has accepted it. */
export const cancellationTerms = ({ at, startsAt, answerBy }: Asked): CancellationTerms => {
  const ahead = (hours: number): Date => new Date(startsAt.getTime() - hours * HOUR_MS);
  const freeAfter = (instant: Date): number => instant.getTime() + FREE_MINUTES * MINUTE_MS;
  const [freeUntil, wholeAfter] = [ahead(FREE_HOURS_AHEAD), ahead(HALF_HOURS_AHEAD)];
  return {
    freeUntil: freeUntil.getTime() >= freeAfter(answerBy) ? freeUntil : null,
    freeMinutes: FREE_MINUTES,
    wholeAfter: wholeAfter.getTime() > freeAfter(at) ? wholeAfter : null,
  };
};

/** The rule in figures, for texts about it: what the same function makes of one price. */
export const cancellationPolicy = (pricePaise: number) => {
  const at = new Date(0);
  const agreedAt = new Date(-HOUR_MS);
  const feeAt = (hoursAhead: number) =>
    cancellationFee(
      { status: 'accepted', agreedAt, startsAt: new Date(hoursAhead * HOUR_MS), pricePaise },
      at,
    );
  return {
    freeMinutes: FREE_MINUTES,
    freeHours: FREE_HOURS_AHEAD,
    lateHours: HALF_HOURS_AHEAD,
    free: feeAt(FREE_HOURS_AHEAD),
    half: feeAt(HALF_HOURS_AHEAD),
    full: feeAt(0),
  };
};
