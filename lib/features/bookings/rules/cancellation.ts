import type { BookingStatus } from '#lib/features/bookings/contracts/booking-status.ts';

/** Free so soon after booking, whatever the time of the job. */
const FREE_MINUTES_AFTER_BOOKING = 10;
/** From so far ahead, cancelling is free. */
const FREE_HOURS_AHEAD = 24;
/** Nearer than this, the whole price is owed. */
const HALF_HOURS_AHEAD = 4;

const MINUTE_MS = 60_000;
const HOUR_MS = 3_600_000;

interface Booked {
  readonly status: BookingStatus;
  readonly bookedAt: Date;
  readonly startsAt: Date;
  readonly pricePaise: number;
}

const percentOf = ({ status, bookedAt, startsAt }: Booked, at: Date): 0 | 50 | 100 => {
  if (status === 'pending') return 0;
  if (at.getTime() <= bookedAt.getTime() + FREE_MINUTES_AFTER_BOOKING * MINUTE_MS) return 0;
  const ahead = startsAt.getTime() - at.getTime();
  if (ahead >= FREE_HOURS_AHEAD * HOUR_MS) return 0;
  return ahead >= HALF_HOURS_AHEAD * HOUR_MS ? 50 : 100;
};

/** What a customer who cancels now owes the worker. */
export const cancellationFee = (booked: Booked, at: Date): { percent: 0 | 50 | 100; feePaise: number } => {
  const percent = percentOf(booked, at);
  return { percent, feePaise: Math.round((booked.pricePaise * percent) / 100) };
};

/** The rule in figures, for texts about it: what the same function makes of one price. */
export const cancellationPolicy = (pricePaise: number) => {
  const at = new Date(0);
  const bookedAt = new Date(-HOUR_MS);
  const feeAt = (hoursAhead: number) =>
    cancellationFee(
      { status: 'accepted', bookedAt, startsAt: new Date(hoursAhead * HOUR_MS), pricePaise },
      at,
    );
  return {
    freeMinutes: FREE_MINUTES_AFTER_BOOKING,
    freeHours: FREE_HOURS_AHEAD,
    lateHours: HALF_HOURS_AHEAD,
    free: feeAt(FREE_HOURS_AHEAD),
    half: feeAt(HALF_HOURS_AHEAD),
    full: feeAt(0),
  };
};
