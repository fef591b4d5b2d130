import type { BookingStatus } from '#lib/features/bookings/contracts/booking-status.ts';
import type { BookingRecord } from '#models/bookings/booking.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** Who tries something with a booking. */
export const parties = ['customer', 'worker', 'admin', 'stranger', 'otherWorker'] as const;
export type Party = (typeof parties)[number];

/** What the product says may happen, spelled out once more and on its own: from, by whom, to, minutes after the start. */
const table: readonly (readonly [BookingStatus, Party, BookingStatus, number?])[] = [
  ['pending', 'worker', 'accepted'],
  ['pending', 'worker', 'rejected'],
  ['pending', 'customer', 'cancelled'],
  ['accepted', 'worker', 'on_the_way', -180],
  ['accepted', 'worker', 'arrived', -90],
  ['accepted', 'worker', 'in_progress', -60],
  ['accepted', 'worker', 'cancelled'],
  ['accepted', 'admin', 'cancelled'],
  ['accepted', 'customer', 'cancelled'],
  ['accepted', 'customer', 'no_show', 30],
  ['on_the_way', 'worker', 'arrived', -90],
  ['on_the_way', 'worker', 'in_progress', -60],
  ['on_the_way', 'worker', 'cancelled'],
  ['on_the_way', 'admin', 'cancelled'],
  ['on_the_way', 'customer', 'cancelled'],
  ['on_the_way', 'customer', 'no_show', 30],
  ['arrived', 'worker', 'in_progress', -60],
  ['arrived', 'worker', 'no_show', 15],
  ['arrived', 'worker', 'cancelled'],
  ['arrived', 'admin', 'cancelled'],
  ['arrived', 'customer', 'cancelled'],
  ['arrived', 'customer', 'no_show', 30],
  ['in_progress', 'worker', 'completed', 0],
  ['in_progress', 'customer', 'no_show', 30],
  ['completed', 'customer', 'no_show', 30],
];

/** Minutes after the last step, or, unless that is over, after the booked start or end. */
export interface When {
  from: 'last' | 'start' | 'end';
  minutes: number;
}
/** What is done, by whom, and when. */
export type Step = { when: When } & (
  | { kind: 'move'; by: Party; to: BookingStatus; showsFee: boolean }
  | { kind: 'paid' | 'waive'; by: Party }
  | { kind: 'answer'; by: Party; agree: boolean }
  | { kind: 'decide'; upheld: boolean }
  | { kind: 'clock' }
);

/** A claim that somebody was not there. */
interface Claim {
  against: Party;
  state: 'open' | 'contested' | 'decided';
  at: number;
  /** What the customer owes if it is right. */
  feePaise: number;
  before: Model;
}

/** A booking as the product's words have it, beside the one that is stored. */
export interface Model {
  claim: Claim | null;
  status: BookingStatus;
  moves: number;
  /** From when on the ten free minutes run: the request, or the acceptance. */
  agreedAt: number;
  /** When it came to its state. */
  since: number;
  /** What the worker has coming, and what of it came. */
  duePaise: number;
  earnedPaise: number;
  isFee: boolean;
}

/** Agreed, and neither begun nor over. */
export const isResolved = (status: BookingStatus): boolean =>
  ['accepted', 'on_the_way', 'arrived'].includes(status);

const feeShare = ({ status, agreedAt }: Model, booking: BookingRecord, at: number): number => {
  const ahead = booking.startsAt.getTime() - at;
  if (status === 'pending' || at <= agreedAt + 10 * MINUTE_MS || ahead >= 24 * HOUR_MS) return 0;
  return ahead >= 4 * HOUR_MS ? 0.5 : 1;
};

const become = (model: Model, status: BookingStatus, booking: BookingRecord): Model => {
  const moved = { ...model, status, moves: model.moves + 1 };
  if (status !== 'completed') return moved;
  return { ...moved, duePaise: booking.pricePaise, earnedPaise: booking.pricePaise };
};

const claimed = (model: Model, by: Party, booking: BookingRecord, at: number): Model | null => {
  if (model.claim || at >= booking.endsAt.getTime() + 24 * HOUR_MS) return null;
  const against = by === 'customer' ? 'worker' : 'customer';
  const feePaise = against === 'customer' ? booking.pricePaise * feeShare(model, booking, at) : 0;
  const claim: Claim = { against, state: 'open', at, feePaise, before: model };
  return { ...become(model, 'no_show', booking), claim, duePaise: 0, earnedPaise: 0 };
};

const upheld = (model: Model, claim: Claim): Model => ({
  ...{ ...model, claim: { ...claim, state: 'decided' } },
  ...{ duePaise: claim.feePaise, isFee: claim.feePaise > 0 },
});

/** Work that had begun is done after all; a job that was done stands as it stood. */
const dismissed = (model: Model, claim: Claim, booking: BookingRecord): Model => {
  const decided: Model = { ...model, claim: { ...claim, state: 'decided' } };
  const { status, duePaise, earnedPaise } = claim.before;
  if (status === 'in_progress') return become(decided, 'completed', booking);
  if (status !== 'completed') return decided;
  return { ...become(decided, 'completed', booking), duePaise, earnedPaise };
};

const afterAnswer = (
  model: Model,
  { by, agree }: { by: Party; agree: boolean },
  at: number,
): Model | null => {
  const { claim } = model;
  if (claim?.state !== 'open' || claim.against !== by || at >= claim.at + 48 * HOUR_MS) return null;
  return agree ? upheld(model, claim) : { ...model, claim: { ...claim, state: 'contested' } };
};

const afterDecision = (model: Model, isUpheld: boolean, booking: BookingRecord): Model | null => {
  const { claim } = model;
  if (claim?.state !== 'contested') return null;
  return isUpheld ? upheld(model, claim) : dismissed(model, claim, booking);
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
  // A worker answers a request until its deadline.
  if (model.status === 'pending' && by === 'worker' && isExpired(booking, at)) return null;
  if (to === 'no_show') return claimed(model, by, booking, at);
  if (to === 'completed' && at < model.since + 15 * MINUTE_MS) return null;
  const moved = { ...become(model, to, booking), since: at, ...(to === 'accepted' && { agreedAt: at }) };
  if (by !== 'customer' || to !== 'cancelled') return moved;
  const duePaise = booking.pricePaise * feeShare(model, booking, at);
  if (duePaise > 0 && !showsFee) return null;
  return { ...moved, duePaise, isFee: duePaise > 0 };
};

const afterClock = (model: Model, booking: BookingRecord, at: number): Model => {
  const { status, claim } = model;
  if (claim?.state === 'open') return at > claim.at + 48 * HOUR_MS ? upheld(model, claim) : model;
  const isForgotten = at >= booking.endsAt.getTime() + 24 * HOUR_MS;
  if (status === 'pending' && isExpired(booking, at)) return become(model, 'expired', booking);
  if (isResolved(status) && isForgotten) return become(model, 'no_show', booking);
  return status === 'in_progress' && isForgotten ? become(model, 'completed', booking) : model;
};

/** What a step makes of a booking; null where it is refused. */
export const afterStep = (model: Model, step: Step, booking: BookingRecord, at: number): Model | null => {
  switch (step.kind) {
    case 'move':
      return afterMove(model, step, booking, at);
    case 'clock':
      return afterClock(model, booking, at);
    case 'answer':
      return afterAnswer(model, step, at);
    case 'decide':
      return afterDecision(model, step.upheld, booking);
    case 'paid':
      if (step.by !== 'worker' || model.duePaise === 0) return null;
      return { ...model, duePaise: 0, earnedPaise: model.isFee ? model.duePaise : model.earnedPaise };
    case 'waive':
      return step.by === 'worker' && model.isFee && model.duePaise > 0 ? { ...model, duePaise: 0 } : null;
  }
};
