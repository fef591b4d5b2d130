import type { BookingReason, BookingStatus } from '#lib/features/bookings/contracts/booking-status.ts';
import { effectiveHistory } from './effective-history.ts';
import { usedUpRecord, workerLimits, type LateRecord } from './late-record.ts';

/** Cancelling is free within this time after the request or the acceptance. */
const FREE_MINUTES = 10;
/** Cancelling is free earlier than this before the start. */
const FREE_HOURS_AHEAD = 24;
/** Later than this, the whole price is owed. */
const HALF_HOURS_AHEAD = 4;

const MINUTE_MS = 60_000;
const HOUR_MS = 3_600_000;

interface Booked {
  readonly status: BookingStatus;
  readonly agreedAt: Date;
  readonly startsAt: Date;
  readonly pricePaise: number;
  /** The office chose the time. */
  readonly isOfficeTime?: boolean;
  /** The shortest notice that the side that cancels gave for an earlier time when it moved the booking. */
  readonly movedNoticeMs?: number | null | undefined;
}

interface AgreedTime {
  readonly createdAt: Date;
  readonly startsAt: Date;
  readonly history: readonly {
    readonly status: BookingStatus;
    readonly at: Date;
    readonly movedTo?: Date | undefined;
    readonly isHandover?: true | undefined;
    /** The status that this change undid. */
    readonly takesBack?: BookingStatus | undefined;
  }[];
}

/**
 * Returns when the booking was requested or last accepted, whichever is later, and whether the office chose its
 * present time.
 */
export const readAgreement = ({
  createdAt,
  startsAt,
  history,
}: AgreedTime): Pick<Booked, 'agreedAt' | 'isOfficeTime'> => {
  const accepted = effectiveHistory(history).findLast(({ status }) => status === 'accepted');
  return {
    agreedAt: accepted && accepted.at > createdAt ? accepted.at : createdAt,
    // With their yes to another worker, customers agree to the time as well.
    isOfficeTime:
      history.findLast(({ movedTo, isHandover }) => movedTo ?? isHandover)?.movedTo?.getTime() ===
      startsAt.getTime(),
  };
};

// Moving a booking gives no more notice for the time that was agreed first.
const lastInstantWithNotice = ({ startsAt, movedNoticeMs }: Booked, hours: number): number =>
  (movedNoticeMs ?? Infinity) < hours * HOUR_MS ? -Infinity : startsAt.getTime() - hours * HOUR_MS;

// A side that can't make a time that the office chose owes nothing, unless the worker has set out.
const lastFreeInstant = (booked: Booked): number =>
  booked.isOfficeTime && booked.status === 'accepted'
    ? booked.startsAt.getTime()
    : Math.max(
        booked.agreedAt.getTime() + FREE_MINUTES * MINUTE_MS,
        lastInstantWithNotice(booked, FREE_HOURS_AHEAD),
      );

const getFeePercent = (booked: Booked, at: Date): 0 | 50 | 100 => {
  if (booked.status === 'pending' || at.getTime() <= lastFreeInstant(booked)) return 0;
  return at.getTime() <= lastInstantWithNotice(booked, HALF_HOURS_AHEAD) ? 50 : 100;
};

/** Returns until when cancelling stays free; null if it isn't free, or the request is unanswered. */
export const freeUntil = (booked: Booked, at: Date): Date | null =>
  booked.status === 'pending' || getFeePercent(booked, at) > 0 ? null : new Date(lastFreeInstant(booked));

/** Why a worker's late cancellation is free: her own word, or one of the few with early notice. */
export type Excuse = 'own_word' | 'notice';

/** Reasons that are believed a few times without asking. */
export const isTakenAtWord = (reasonCode: BookingReason | undefined): boolean =>
  reasonCode === 'ill' || reasonCode === 'emergency';

/** The side that cancels, or does not come. A worker's fee has limits, which depend on her price and her record. */
export type Canceller =
  | { readonly side: 'customer' }
  | {
      readonly side: 'worker';
      readonly hourPaise: number;
      readonly record: LateRecord;
      readonly reasonCode?: BookingReason | undefined;
    };

interface CancellationFee {
  /** By the table that is the same for both sides. */
  readonly percent: 0 | 50 | 100;
  readonly feePaise: number;
  readonly excuse: Excuse | null;
}

const findExcuse = (
  booked: Booked,
  { record, reasonCode }: Extract<Canceller, { side: 'worker' }>,
  at: Date,
): Excuse | null => {
  const isEarly = at.getTime() <= lastInstantWithNotice(booked, workerLimits.noticeHours);
  if (isEarly && record.notices < workerLimits.noticesPerMonth) return 'notice';
  return isTakenAtWord(reasonCode) && record.ownWords < workerLimits.ownWords ? 'own_word' : null;
};

/** Returns what a side owes the other if it cancels now. The only place that decides this. */
export const cancellationFee = (booked: Booked, at: Date, by: Canceller): CancellationFee => {
  const percent = getFeePercent(booked, at);
  const tablePaise = Math.round((booked.pricePaise * percent) / 100);
  if (by.side === 'customer' || percent === 0) return { percent, feePaise: tablePaise, excuse: null };
  const excuse = findExcuse(booked, by, at);
  const monthPaise = Math.max(0, workerLimits.monthPaise - by.record.owedPaise);
  const feePaise = excuse ? 0 : Math.min(tablePaise, by.hourPaise, workerLimits.jobPaise, monthPaise);
  return { percent, feePaise, excuse };
};

/**
 * Returns the notice that a side gave for the booked time by proposing another one; null if cancelling was free then,
 * so that the move hides nothing.
 */
export const noticeOfMove = (booked: Booked, proposedAt: Date): number | null => {
  if (getFeePercent(booked, proposedAt) === 0) return null;
  return Math.min(booked.startsAt.getTime() - proposedAt.getTime(), booked.movedNoticeMs ?? Infinity);
};

interface RequestTimes {
  readonly at: Date;
  readonly startsAt: Date;
  /** The worker's deadline. */
  readonly answerBy: Date;
}

interface CancellationTerms {
  /** Free until then, no matter when the worker accepts; null: until some minutes after the acceptance. */
  readonly freeUntil: Date | null;
  readonly freeMinutes: number;
  /** Half the price before, the whole price after; null: the whole price as soon as it isn't free. */
  readonly wholeAfter: Date | null;
}

/** Returns the cancellation terms of a request that is made now. */
export const cancellationTerms = ({ at, startsAt, answerBy }: RequestTimes): CancellationTerms => {
  const hoursBefore = (hours: number): Date => new Date(startsAt.getTime() - hours * HOUR_MS);
  const freeAfter = (instant: Date): number => instant.getTime() + FREE_MINUTES * MINUTE_MS;
  const [freeUntil, wholeAfter] = [hoursBefore(FREE_HOURS_AHEAD), hoursBefore(HALF_HOURS_AHEAD)];
  return {
    freeUntil: freeUntil.getTime() >= freeAfter(answerBy) ? freeUntil : null,
    freeMinutes: FREE_MINUTES,
    wholeAfter: wholeAfter.getTime() > freeAfter(at) ? wholeAfter : null,
  };
};

export interface FeeStep {
  readonly feePaise: number;
  /** Cancelling costs this until then; `accepted`: until some minutes after the acceptance; null: from then on. */
  readonly until: Date | 'accepted' | null;
}

/**
 * Returns what cancelling costs and until when, from now on. `deadline` is the worker's deadline for a request that is
 * not answered yet.
 */
export const listFeeSteps = (booked: Booked, deadline: Date | null, at: Date): FeeStep[] => {
  const { startsAt, pricePaise, status } = booked;
  const halfEnd = lastInstantWithNotice(booked, HALF_HOURS_AHEAD);
  const half = { feePaise: Math.round(pricePaise / 2), until: new Date(halfEnd) };
  const whole = { feePaise: pricePaise, until: null };
  if (status === 'pending' && deadline !== null) {
    const { freeUntil: end, wholeAfter } = cancellationTerms({ at, startsAt, answerBy: deadline });
    return [{ feePaise: 0, until: end ?? 'accepted' }, ...(wholeAfter ? [half] : []), whole];
  }
  const freeEnd = new Date(lastFreeInstant(booked));
  return [
    ...(at <= freeEnd ? [{ feePaise: 0, until: freeEnd }] : []),
    ...(at.getTime() <= halfEnd && freeEnd.getTime() < halfEnd ? [half] : []),
    whole,
  ];
};

/** Minutes after the acceptance in which cancelling is free. */
export const FREE_MINUTES_AFTER_ACCEPTANCE = FREE_MINUTES;

const SAMPLE_AT = new Date(0);

const feeAhead = (hours: number, pricePaise: number, by: Canceller) => {
  const startsAt = new Date(hours * HOUR_MS);
  return cancellationFee(
    { status: 'accepted', agreedAt: new Date(-HOUR_MS), startsAt, pricePaise },
    SAMPLE_AT,
    by,
  );
};

/** Returns the policy in numbers, for texts that explain it. */
export const cancellationPolicy = (pricePaise: number) => {
  const feeAt = (hoursAhead: number) => feeAhead(hoursAhead, pricePaise, { side: 'customer' });
  return {
    freeMinutes: FREE_MINUTES,
    freeHours: FREE_HOURS_AHEAD,
    lateHours: HALF_HOURS_AHEAD,
    free: feeAt(FREE_HOURS_AHEAD),
    half: feeAt(HALF_HOURS_AHEAD),
    full: feeAt(0),
  };
};

/** Returns both sides' fees for a visit with this price and hourly price, from the earliest notice to the latest. */
export const cancellationTable = (pricePaise: number, hourPaise: number) => {
  return [FREE_HOURS_AHEAD, HALF_HOURS_AHEAD, 0].map((hours) => ({
    customer: feeAhead(hours, pricePaise, { side: 'customer' }),
    worker: feeAhead(hours, pricePaise, { side: 'worker', hourPaise, record: usedUpRecord }),
  }));
};
