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
import { makeWorker } from './factories/workers.ts';
import type { Act, ActKind, Side, Visit } from './money-history.ts';
import { actOnVisit, visitActs, type VisitAct } from './visit-acts.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
/** More than anyone can owe for a visit of the factory: whatever a cancellation costs was shown. */
const SHOWN_PAISE = 50_000;
const ADMIN = 'f'.repeat(24);

type Actors = Record<Side, ReturnType<typeof makeActor>>;

/** Those of a history who are not the two people of a visit. */
interface Others {
  other: Actors['worker'];
  adminId: string;
}

interface Scene extends Others {
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
const isVisitAct = (kind: ActKind): kind is VisitAct => visitActs.some((one) => one === kind);

const attempt = async (scene: Scene): Promise<unknown> => {
  const { id, actors, act: one } = scene;
  const [params, actor] = [{ id }, actors[one.by]];
  const { kind, amountPaise } = one;
  if (isCaseAct(kind)) return actOnCase(kind, { id, actor, amountPaise });
  if (isVisitAct(kind)) return actOnVisit(kind, { ...scene, actor, customer: actors.customer, amountPaise });
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

/** The two people of a visit: after a handover its worker is another one. */
const readActors = ({ customerId, workerId }: BookingRecord): Actors => ({
  customer: makeActor({ userId: String(customerId), role: 'customer' }),
  worker: makeActor({ userId: String(workerId), role: 'worker' }),
});

/** Plays the acts of a visit from an instant; returns the instant of the last one. */
const liveVisit = async (id: string, { acts }: Visit, others: Others, from: number): Promise<number> => {
  let last = from;
  for (const act of acts) {
    const booking = await findBooking(id);
    if (!booking) throw new Error('The booking is gone.');
    last = toInstant(act, booking, last);
    setClock(new Date(last));
    await perform({ id, actors: readActors(booking), act, ...others });
  }
  return last;
};

/** Plays a history; returns its customer and workers. The clock stays at its end. */
export const liveHistory = async (
  visits: readonly Visit[],
): Promise<{ customerId: string; workerIds: string[] }> => {
  const [bookable, customer, admin] = [
    await makeBookable(),
    await makeUser(),
    await makeUser({ role: 'admin' }),
  ];
  const { skills } = bookable.worker;
  const otherId = String((await makeWorker({ skills }))._id);
  const others = {
    other: makeActor({ userId: otherId, role: 'worker' }),
    adminId: String(admin._id),
  };
  let last = 0;
  for (const visit of visits) {
    const { localDate, startsAtMinutes: start } = visit;
    const span = spanOn(localDate, { start, end: start + 90 });
    last = Math.max(last, span.startsAt.getTime() - 30 * HOUR_MS);
    setClock(new Date(last));
    const made = { ...span, localDate, status: 'accepted', createdAt: new Date(last) } as const;
    const booking = await makeBooking({ bookable, customer, ...made });
    last = await liveVisit(String(booking._id), visit, others, last);
  }
  return { customerId: String(customer._id), workerIds: [String(bookable.worker._id), otherId] };
};
