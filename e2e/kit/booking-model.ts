import type { BookingStatus } from '#lib/features/bookings/contracts/booking-status.ts';
import type { BookingRecord } from '#models/bookings/booking.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** Who acts on a booking. */
export const parties = ['customer', 'worker', 'admin', 'stranger', 'otherWorker'] as const;
export type Party = (typeof parties)[number];

/** The specified transitions, written independently of the product: from, by, to, minutes after the start. */
const table: readonly (readonly [BookingStatus, Party, BookingStatus, number?])[] = [
  ['pending', 'worker', 'accepted'],
  ['pending', 'worker', 'rejected'],
  ['pending', 'customer', 'cancelled'],
  ['accepted', 'worker', 'on_the_way', -180],
  ['accepted', 'worker', 'arrived', -90],
  ['accepted', 'worker', 'in_progress', -60],
  ['accepted', 'customer', 'in_progress', -60],
  ['accepted', 'worker', 'cancelled'],
  ['accepted', 'customer', 'cancelled'],
  ['accepted', 'customer', 'no_show', 30],
  ['on_the_way', 'worker', 'arrived', -90],
  ['on_the_way', 'worker', 'in_progress', -60],
  ['on_the_way', 'customer', 'in_progress', -60],
  ['on_the_way', 'worker', 'cancelled'],
  ['on_the_way', 'customer', 'cancelled'],
  ['on_the_way', 'customer', 'no_show', 30],
  ['arrived', 'worker', 'in_progress', -60],
  ['arrived', 'customer', 'in_progress', -60],
  ['arrived', 'worker', 'no_show', 15],
  ['arrived', 'worker', 'cancelled'],
  ['arrived', 'customer', 'cancelled'],
  ['arrived', 'customer', 'no_show', 30],
  ['in_progress', 'worker', 'completed', 0],
  ['in_progress', 'customer', 'no_show', 30],
  ['completed', 'customer', 'no_show', 30],
];

/** Minutes after the last step or, if that is later, after the booked start or end. */
export interface When {
  from: 'last' | 'start' | 'end';
  minutes: number;
}
/** An action, its actor and its time. */
export type Step = { when: When } & (
  | { kind: 'move'; by: Party; to: BookingStatus; showsFee: boolean }
  | { kind: 'paid' | 'waive'; by: Party }
  | { kind: 'answer'; by: Party; agree: boolean }
  | { kind: 'see'; by: Party }
  | { kind: 'decide'; upheld: boolean }
  | { kind: 'clock' }
);

/** A no-show claim. */
interface Claim {
  against: Party;
  state: 'open' | 'contested' | 'decided';
  from: BookingStatus;
  at: number;
  seenAt: number | null;
  isAnswered: boolean;
  /** The other side has answered or had time to. */
  isAnsweredOrDue: boolean;
  /** The absent side's fee if the claim is confirmed. */
  feePaise: number;
}

/** A booking according to the specification, to compare with the stored one. */
export interface Model {
  claim: Claim | null;
  status: BookingStatus;
  moves: number;
  /** Start of the ten free minutes: the request, or the acceptance. */
  agreedAt: number;
  /** When it entered its status. */
  since: number;
  /** What the worker is owed, or owes if negative, and the paid part. */
  duePaise: number;
  earnedPaise: number;
  isFee: boolean;
}

/** Agreed and not yet started or ended. */
export const isResolved = (status: BookingStatus): boolean =>
  ['accepted', 'on_the_way', 'arrived'].includes(status);

const feeShare = ({ status, agreedAt }: Model, booking: BookingRecord, at: number): number => {
  const leadMs = booking.startsAt.getTime() - at;
  if (status === 'pending' || at <= agreedAt + 10 * MINUTE_MS || leadMs >= 24 * HOUR_MS) return 0;
  return leadMs >= 4 * HOUR_MS ? 0.5 : 1;
};

/** The price of an hour of the factory's bookings, which take two. */
const hourPaise = ({ pricePaise }: BookingRecord): number => pricePaise / 2;

/** A worker owes as much as a customer would, but at most her hour and ₹300; early enough, three a month are free. */
const workersFee = (model: Model, booking: BookingRecord, at: number): number =>
  Math.min(booking.pricePaise * feeShare(model, booking, at), hourPaise(booking), 30_000);

const become = (model: Model, status: BookingStatus, booking: BookingRecord): Model => {
  const moved = { ...model, status, moves: model.moves + 1 };
  if (status !== 'completed') return moved;
  return { ...moved, duePaise: booking.pricePaise, earnedPaise: booking.pricePaise };
};

const isBegun = (status: BookingStatus): boolean => status === 'in_progress' || status === 'completed';

const claimed = (model: Model, by: Party, booking: BookingRecord, at: number): Model | null => {
  if (model.claim || at >= booking.endsAt.getTime() + 24 * HOUR_MS) return null;
  const against = by === 'customer' ? 'worker' : 'customer';
  const { status: from } = model;
  const whole = booking.pricePaise * feeShare(model, booking, at);
  const workers = isBegun(from) ? 0 : workersFee(model, booking, at);
  const feePaise = against === 'customer' ? whole : workers;
  const untouched = { seenAt: null, isAnswered: false, isAnsweredOrDue: false };
  const claim: Claim = { against, state: 'open', from, at, feePaise, ...untouched };
  // Started work does not change until the office has decided.
  if (isBegun(from)) return { ...model, claim: { ...claim, state: 'contested' } };
  return { ...become(model, 'no_show', booking), claim, duePaise: 0, earnedPaise: 0 };
};

const upheld = (model: Model, claim: Claim, booking: BookingRecord): Model => {
  const undone = isBegun(model.status)
    ? { ...become(model, 'no_show', booking), duePaise: 0, earnedPaise: 0 }
    : model;
  return {
    ...{ ...undone, claim: { ...claim, state: 'decided' } },
    ...(claim.feePaise > 0 && {
      duePaise: claim.against === 'worker' ? -claim.feePaise : claim.feePaise,
      isFee: true,
    }),
  };
};

const dismissed = (model: Model, claim: Claim): Model => ({
  ...model,
  claim: { ...claim, state: 'decided' },
});

const afterAnswer = (
  model: Model,
  { by, agree }: { by: Party; agree: boolean },
  booking: BookingRecord,
): Model | null => {
  const { claim } = model;
  if (!claim || claim.state === 'decided' || claim.against !== by || claim.isAnswered) return null;
  if (agree) return upheld(model, claim, booking);
  return { ...model, claim: { ...claim, state: 'contested', isAnswered: true, isAnsweredOrDue: true } };
};

const afterSight = (model: Model, by: Party, at: number): Model | null => {
  if (by !== 'customer' && by !== 'worker') return null;
  const { claim } = model;
  if (!claim || claim.state === 'decided' || claim.against !== by || claim.seenAt !== null) return model;
  return { ...model, claim: { ...claim, seenAt: at } };
};

const afterDecision = (model: Model, isUpheld: boolean, booking: BookingRecord): Model | null => {
  const { claim } = model;
  if (claim?.state !== 'contested') return null;
  if (!isUpheld) return dismissed(model, claim);
  return claim.isAnsweredOrDue ? upheld(model, claim, booking) : null;
};

/**
 * The other side's time is over: this counts only against a worker who saw the claim and never said they had been
 * there.
 */
const afterSilence = (model: Model, claim: Claim, booking: BookingRecord, at: number): Model => {
  const end = claim.seenAt === null ? claim.at + 7 * 24 * HOUR_MS : claim.seenAt + 48 * HOUR_MS;
  if (claim.isAnsweredOrDue || at < end) return model;
  const isOnTheWay = claim.from === 'accepted' || claim.from === 'on_the_way';
  if (claim.state === 'open' && claim.seenAt !== null && isOnTheWay) return upheld(model, claim, booking);
  return { ...model, claim: { ...claim, state: 'contested', isAnsweredOrDue: true } };
};

const isExpired = ({ expiresAt }: BookingRecord, at: number): boolean =>
  expiresAt !== null && at >= expiresAt.getTime();

const afterMove = (
  model: Model,
  { by, to, showsFee }: Omit<Extract<Step, { kind: 'move' }>, 'kind' | 'when'>,
  booking: BookingRecord,
  at: number,
): Model | null => {
  const row = table.find(([from, mover, status]) => from === model.status && mover === by && status === to);
  if (!row || at < booking.startsAt.getTime() + (row[3] ?? -Infinity) * MINUTE_MS) return null;
  // A worker can answer a request until its deadline.
  if (model.status === 'pending' && by === 'worker' && isExpired(booking, at)) return null;
  if (to === 'no_show') return claimed(model, by, booking, at);
  if (to === 'completed' && at < model.since + 15 * MINUTE_MS) return null;
  const moved = { ...become(model, to, booking), since: at, ...(to === 'accepted' && { agreedAt: at }) };
  if (to !== 'cancelled' || (by !== 'customer' && by !== 'worker')) return moved;
  const isEarly = booking.startsAt.getTime() - at >= 12 * HOUR_MS;
  const workers = isEarly ? 0 : workersFee(model, booking, at);
  const feePaise = by === 'worker' ? workers : booking.pricePaise * feeShare(model, booking, at);
  if (feePaise > 0 && !showsFee) return null;
  return { ...moved, duePaise: by === 'worker' ? 0 - feePaise : feePaise, isFee: feePaise > 0 };
};

const afterForgetting = (model: Model, booking: BookingRecord, at: number): Model => {
  const { status } = model;
  const isForgotten = at >= booking.endsAt.getTime() + 24 * HOUR_MS;
  if (status === 'pending' && isExpired(booking, at)) return become(model, 'expired', booking);
  if (isResolved(status) && isForgotten) return become(model, 'no_show', booking);
  return status === 'in_progress' && isForgotten ? become(model, 'completed', booking) : model;
};

const afterClock = (model: Model, booking: BookingRecord, at: number): Model => {
  const { claim } = model;
  const silent = claim && claim.state !== 'decided' ? afterSilence(model, claim, booking, at) : model;
  return afterForgetting(silent, booking, at);
};

/** Who is owed; null if nothing is. */
const creditor = ({ duePaise }: Model): Party | null => {
  if (duePaise === 0) return null;
  return duePaise > 0 ? 'worker' : 'customer';
};

/** The booking after a step; null when it is refused. */
export const afterStep = (model: Model, step: Step, booking: BookingRecord, at: number): Model | null => {
  switch (step.kind) {
    case 'move':
      return afterMove(model, step, booking, at);
    case 'clock':
      return afterClock(model, booking, at);
    case 'answer':
      return afterAnswer(model, step, booking);
    case 'see':
      return afterSight(model, step.by, at);
    case 'decide':
      return afterDecision(model, step.upheld, booking);
    case 'paid':
      if (step.by !== creditor(model)) return null;
      return { ...model, duePaise: 0, earnedPaise: model.isFee ? model.duePaise : model.earnedPaise };
    case 'waive':
      return step.by === creditor(model) && model.isFee ? { ...model, duePaise: 0 } : null;
  }
};
