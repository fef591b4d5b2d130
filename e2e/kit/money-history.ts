import fc from 'fast-check';
import type { BookingStatus } from '#lib/features/bookings/contracts/booking-status.ts';
import { isOwed } from '#lib/features/bookings/rules/booking-dues.ts';
import { spanOn } from '#lib/features/bookings/rules/day-slots.ts';
import { isUndecided, wasHeard } from '#lib/features/bookings/rules/no-show-claim.ts';
import { addExtra, answerExtra } from '#lib/features/bookings/services/extras.ts';
import { answerNoShow, seeNoShow } from '#lib/features/bookings/services/no-show.ts';
import { markPaid, waiveFee } from '#lib/features/bookings/services/settle-booking.ts';
import { settleDuesFromCredit } from '#lib/features/bookings/services/settle-dues-from-credit.ts';
import { setBookingStatus } from '#lib/features/bookings/services/set-booking-status.ts';
import { spendCredit } from '#lib/features/bookings/services/spend-credit.ts';
import { adjustBookingWallet } from '#lib/features/bookings/services/steps/adjust-booking-wallet.ts';
import { decideClaim } from '#lib/features/bookings/services/steps/decide-claim.ts';
import { duesOfLeaver } from '#lib/features/bookings/services/steps/end-left-bookings.ts';
import { waiveForOffice } from '#lib/features/bookings/services/steps/settle-dues.ts';
import { appendWalletMoney } from '#lib/features/money/services/steps/append-ledger.ts';
import { AppError } from '#lib/platform/contract/app-error.ts';
import { beginParts } from '#lib/platform/outbox/in-parts.ts';
import { addDays, instantInIndia } from '#lib/platform/time/india-day.ts';
import { now, setClock } from '#lib/platform/time/clock.ts';
import { findBooking, type BookingRecord } from '#models/bookings/booking.ts';
import { inTransaction, newObjectId, type Tx } from '#models/connection.ts';
import { actOnCase, caseActs, type CaseAct } from './case-acts.ts';
import { makeActor } from './factories/actors.ts';
import { makeBookable, makeBooking } from './factories/bookings.ts';
import { makeUser } from './factories/users.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
/** More than anyone can owe for a visit of the factory: whatever a cancellation costs was shown. */
const SHOWN_PAISE = 50_000;
const ADMIN = 'f'.repeat(24);

const sides = ['customer', 'worker'] as const;
type Side = (typeof sides)[number];

const actKinds = [
  ...(['on_the_way', 'arrived', 'in_progress', 'completed', 'cancelled', 'no_show'] as const),
  ...(['extra', 'accept', 'decline', 'credit', 'top_up', 'spend', 'settle', 'adjust'] as const),
  ...(['cash', 'upi', 'waive', 'office_waives', 'leave', 'see', 'agree', 'contest'] as const),
  ...(['uphold', 'dismiss'] as const),
  ...caseActs,
] as const;
type ActKind = (typeof actKinds)[number];

interface Act {
  kind: ActKind;
  by: Side;
  /** Since the act before, or to the start or end of the visit or India's next midnight, if that is later. */
  when: { from: 'last' | 'start' | 'end' | 'midnight'; minutes: number };
  amountPaise: number;
  /** Done twice at once, as by a double tap or a retry. */
  isTwice: boolean;
}

/** One visit: its day and hour in India, its price, and everything that is tried. */
export interface Visit {
  localDate: string;
  startsAtMinutes: number;
  acts: Act[];
}

const done = ['in_progress', 'completed'] as const;
const heard = ['complain', 'reply'] as const;
const refunded = [...heard, 'decide_refund', 'close_cases'] as const;
const beginnings: readonly (readonly ActKind[])[] = [
  [],
  ['arrived', 'no_show'],
  ['on_the_way', 'no_show', 'see', 'agree'],
  ['credit', 'in_progress', 'extra', 'accept', 'completed'],
  ['credit', 'top_up', ...done, 'spend'],
  ['in_progress', 'extra', 'decline', 'completed'],
  ['top_up', ...done, 'spend', 'no_show', 'contest', 'uphold'],
  [...done, 'cash', 'no_show', 'contest', 'uphold'],
  [...done, 'no_show', 'contest', 'uphold'],
  ['cancelled'],
  ['cancelled', 'top_up', 'settle'],
  ['credit', ...done, 'spend', 'cash', ...refunded, 'give_back', 'got_back'],
  ['credit', ...done, 'spend', 'cash', ...heard, 'decide_credit', 'close_cases'],
  [...done, 'cash', ...heard, 'decide_refund', 'appeal', 'decide_refund', 'give_back', 'got_back'],
  ['in_progress', 'extra', 'accept', 'completed', 'upi', ...refunded, 'leave'],
  [...done, 'cash', ...refunded, 'let_go', 'got_back'],
];

/** The other acts are by either side. */
const usualSide: Partial<Record<ActKind, Side>> = {
  ...{ on_the_way: 'worker', arrived: 'worker', in_progress: 'worker', completed: 'worker', extra: 'worker' },
  ...{ complain: 'customer', reply: 'worker', appeal: 'worker', give_back: 'worker', got_back: 'customer' },
  let_go: 'customer',
  ...{ cash: 'worker', see: 'worker', agree: 'worker', contest: 'worker', no_show: 'customer' },
};

const amounts = fc.integer({ min: 1, max: 60_000 });
const soon = fc.record({ from: fc.constant('last' as const), minutes: fc.constantFrom(0, 1, 16, 90) });
const whens = fc.oneof(
  { weight: 4, arbitrary: soon },
  fc.record({ from: fc.constant('start' as const), minutes: fc.constantFrom(-1441, -239, -59, 31) }),
  fc.record({ from: fc.constant('end' as const), minutes: fc.constantFrom(0, 60, 1439) }),
  fc.record({ from: fc.constant('midnight' as const), minutes: fc.constantFrom(-1, 0, 1) }),
  fc.record({ from: fc.constant('last' as const), minutes: fc.constantFrom(2881, 45_000) }),
);
const act = fc.record<Act>({
  kind: fc.constantFrom(...actKinds),
  by: fc.constantFrom(...sides),
  when: whens,
  amountPaise: amounts,
  isTwice: fc.boolean(),
});

// Late enough that the worker may begin; the end of a visit is never before its quarter of an hour.
const beginsAt: Partial<Record<ActKind, Act['when']>> = {
  ...{
    on_the_way: { from: 'start', minutes: 0 },
    arrived: { from: 'start', minutes: 0 },
    in_progress: { from: 'start', minutes: 0 },
  },
  ...{ completed: { from: 'end', minutes: 0 }, no_show: { from: 'start', minutes: 31 } },
  cancelled: { from: 'start', minutes: -60 },
  // The time to appeal is over.
  close_cases: { from: 'last', minutes: 7 * 1440 },
};
const begin =
  (by: Side, amountPaise: number) =>
  (kind: ActKind): Act => ({
    ...{ kind, by: usualSide[kind] ?? by, amountPaise, isTwice: false },
    when: beginsAt[kind] ?? { from: 'last', minutes: 1 },
  });

const visit: fc.Arbitrary<Visit> = fc
  .record({
    localDate: fc.constantFrom(
      '2027-03-31',
      '2027-04-01',
      '2027-04-30',
      '2027-05-01',
      '2026-12-31',
      '2027-02-14',
    ),
    startsAtMinutes: fc.constantFrom(0, 600, 1305),
    beginning: fc.constantFrom(...beginnings),
    by: fc.constantFrom(...sides),
    amountPaise: amounts,
    acts: fc.array(act, { minLength: 2, maxLength: 8, size: 'max' }),
  })
  .map(({ beginning, by, amountPaise, acts, ...one }) => ({
    ...one,
    acts: [...beginning.map(begin(by, amountPaise)), ...acts],
  }));

/** A customer and a worker with up to three visits. */
export const moneyHistories: fc.Arbitrary<Visit[]> = fc
  .uniqueArray(visit, { minLength: 1, maxLength: 3, selector: ({ localDate }) => localDate })
  .map((visits) => visits.toSorted((one, other) => one.localDate.localeCompare(other.localDate)));

type Actors = Record<Side, ReturnType<typeof makeActor>>;

interface Scene {
  id: string;
  actors: Actors;
  act: Act;
}

const readBooking = async (id: string, tx: Tx): Promise<BookingRecord> => {
  const booking = await findBooking(id, tx);
  if (!booking) throw new AppError('not_found');
  return booking;
};

/** The office waits until a claim is decided. */
const readForOffice = async (id: string, tx: Tx): Promise<BookingRecord> => {
  const booking = await readBooking(id, tx);
  if (booking.noShow && isUndecided(booking.noShow)) throw new AppError('booking_changed');
  return booking;
};

const decide = ({ id }: Scene, isUpheld: boolean): Promise<unknown> =>
  inTransaction(async (tx) => {
    const booking = await readBooking(id, tx);
    if (booking.noShow?.state !== 'contested') throw new AppError('no_claim');
    if (isUpheld && !wasHeard(booking.noShow)) throw new AppError('not_heard_yet');
    const verdict = isUpheld ? 'upheld' : 'dismissed';
    return decideClaim({ booking, verdict, mover: 'admin', by: ADMIN, at: now() }, tx);
  });

const move = ({ id, actors, act: { by } }: Scene, status: BookingStatus): Promise<unknown> => {
  const shown = status === 'cancelled' ? { feePaise: SHOWN_PAISE, reasonCode: 'travel' as const } : {};
  const body = { status, reason: 'A reason.', ...shown };
  return setBookingStatus({ actor: actors[by], params: { id }, body });
};

const addMoney = ({ actors, act }: Scene, kind: 'credit' | 'top_up'): Promise<void> => {
  const { userId } = actors[act.by];
  const event = `${kind}:${userId}:${String(newObjectId())}`;
  return inTransaction((tx) =>
    appendWalletMoney({ userId, kind, event, amountPaise: act.amountPaise, at: now() }, tx),
  );
};

const answer = async ({ id, actors }: Scene, isAccepted: boolean): Promise<unknown> => {
  const booking = await findBooking(id);
  const open = booking?.extras?.find(({ state }) => state === 'proposed');
  if (!open) throw new AppError('not_found');
  const params = { id, extraId: String(open._id) };
  const body = { answer: isAccepted ? ('accepted' as const) : ('declined' as const) };
  return answerExtra({ actor: actors.customer, params, body });
};

const adjust = ({ id, act: { by: side, amountPaise } }: Scene): Promise<unknown> =>
  inTransaction(async (tx) => {
    const booking = await readForOffice(id, tx);
    if (booking.adjustments) throw new AppError('adjustment_limit');
    const given = { side, amountPaise, right: 'lead', adminId: ADMIN, at: now() } as const;
    return adjustBookingWallet({ booking, ...given }, tx);
  });

const waiveAsOffice = ({ id }: Scene): Promise<unknown> =>
  inTransaction(async (tx) => {
    const booking = await readForOffice(id, tx);
    if (!isOwed(booking)) throw new AppError('nothing_owed');
    return waiveForOffice(booking, now(), tx);
  });

const leave = ({ actors, act: { by } }: Scene): Promise<void> =>
  inTransaction(async (tx) => {
    await beginParts(duesOfLeaver(actors[by].userId), tx);
  });

const isCaseAct = (kind: ActKind): kind is CaseAct => caseActs.some((one) => one === kind);

const attempt = async (scene: Scene): Promise<unknown> => {
  const { id, actors, act: one } = scene;
  const [params, actor] = [{ id }, actors[one.by]];
  const { kind, amountPaise } = one;
  if (isCaseAct(kind)) return actOnCase(kind, { id, actor, amountPaise });
  switch (kind) {
    case 'extra': {
      const body = { words: 'New tap', amountPaise: Math.max(100, amountPaise) };
      return addExtra({ actor: actors.worker, params, body });
    }
    case 'accept':
      return answer(scene, true);
    case 'decline':
      return answer(scene, false);
    case 'credit':
    case 'top_up':
      return addMoney(scene, kind);
    case 'spend':
      return spendCredit({ actor: actors.customer, params });
    case 'settle':
      return settleDuesFromCredit({ payload: { userId: actors.worker.userId } });
    case 'adjust':
      return adjust(scene);
    case 'cash':
    case 'upi':
      return markPaid({ actor, params, body: { method: kind } });
    case 'waive':
      return waiveFee({ actor, params });
    case 'office_waives':
      return waiveAsOffice(scene);
    case 'leave':
      return leave(scene);
    case 'see':
      return seeNoShow({ actor, params });
    case 'agree':
    case 'contest':
      return answerNoShow({ actor, params, body: { agree: kind === 'agree' } });
    case 'uphold':
    case 'dismiss':
      return decide(scene, kind === 'uphold');
    default:
      return move(scene, kind);
  }
};

const isRefusal = (error: unknown): boolean => error instanceof AppError && error.status < 500;

const perform = async (scene: Scene): Promise<void> => {
  const tries = await Promise.allSettled(
    Array.from({ length: scene.act.isTwice ? 2 : 1 }, () => attempt(scene)),
  );
  for (const one of tries) if (one.status === 'rejected' && !isRefusal(one.reason)) throw one.reason;
};

const nextMidnight = (at: number): number => {
  const localDate = addDays(new Date(at + 330 * MINUTE_MS).toISOString().slice(0, 10), 1);
  return instantInIndia({ localDate, minutes: 0 }).getTime();
};

const toInstant = ({ when: { from, minutes } }: Act, booking: BookingRecord, last: number): number => {
  const { startsAt, endsAt } = booking;
  const midnight = nextMidnight(last);
  const anchor = { last, start: startsAt.getTime(), end: endsAt.getTime(), midnight }[from];
  return Math.max(last, anchor + minutes * MINUTE_MS);
};

/** Plays a history; returns its customer and worker. The clock stays at its end. */
export const liveHistory = async (visits: readonly Visit[]): Promise<string[]> => {
  const [bookable, customer] = [await makeBookable(), await makeUser()];
  const [customerId, workerId] = [String(customer._id), String(bookable.worker._id)];
  const actors: Actors = {
    customer: makeActor({ userId: customerId, role: 'customer' }),
    worker: makeActor({ userId: workerId, role: 'worker' }),
  };
  let last = 0;
  for (const { localDate, startsAtMinutes: start, acts } of visits) {
    const span = spanOn(localDate, { start, end: start + 90 });
    last = Math.max(last, span.startsAt.getTime() - 30 * HOUR_MS);
    setClock(new Date(last));
    const made = { ...span, localDate, status: 'accepted', createdAt: new Date(last) } as const;
    const booking = await makeBooking({ bookable, customer, ...made });
    for (const one of acts) {
      last = toInstant(one, booking, last);
      setClock(new Date(last));
      await perform({ id: String(booking._id), actors, act: one });
    }
  }
  return [customerId, workerId];
};
