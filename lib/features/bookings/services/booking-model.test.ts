import assert from 'node:assert/strict';
import { afterEach, test } from 'node:test';
import fc from 'fast-check';
import { bookingStatuses, type BookingStatus } from '#lib/features/bookings/contracts/booking-status.ts';
import { AppError } from '#lib/platform/contract/app-error.ts';
import { listClaimedQuarters } from '#lib/features/bookings/services/steps/plan-time.ts';
import { resetClock, setClock } from '#lib/platform/time/clock.ts';
import { findBooking, type BookingRecord } from '#models/bookings/booking.ts';
import { listAllLedgerRows } from '#models/money/ledger.ts';
import { dayAhead, makeBookable, makeBooking } from '#server/testing/factories/bookings.ts';
import { makeActor } from '#server/testing/factories/actors.ts';
import { makeUser } from '#server/testing/factories/users.ts';
import { useTestDatabase } from '#server/testing/test-database.ts';
import { closeBookings } from './close-bookings.ts';
import { setBookingStatus } from './set-booking-status.ts';
import { markPaid, waiveFee } from './settle-booking.ts';

useTestDatabase();
afterEach(resetClock);

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const RUNS = 60;
/** What the factory's bookings cost: no fee is higher. */
const WHOLE_PRICE_PAISE = 50_000;

const parties = ['customer', 'worker', 'admin', 'stranger', 'otherWorker'] as const;
type Party = (typeof parties)[number];

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
  ['in_progress', 'worker', 'completed', 0],
];

/** Minutes after the last step, or, unless that is over, after the booked start or end. */
interface When {
  from: 'last' | 'start' | 'end';
  minutes: number;
}
type Step = { when: When } & (
  | { kind: 'move'; by: Party; to: BookingStatus; showsFee: boolean }
  | { kind: 'paid' | 'waive'; by: Party }
  | { kind: 'clock' }
);

interface Model {
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

const isResolved = (status: BookingStatus): boolean => ['accepted', 'on_the_way', 'arrived'].includes(status);

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

const afterMove = (
  model: Model,
  { by, to, showsFee }: Omit<Extract<Step, { kind: 'move' }>, 'kind' | 'when'>,
  booking: BookingRecord,
  at: number,
): Model | null => {
  const row = table.find(([from, mover, status]) => from === model.status && mover === by && status === to);
  if (!row || at < booking.startsAt.getTime() + (row[3] ?? -Infinity) * MINUTE_MS) return null;
  if (to === 'completed' && at < model.since + 15 * MINUTE_MS) return null;
  const moved = { ...become(model, to, booking), since: at, ...(to === 'accepted' && { agreedAt: at }) };
  if (by !== 'customer' || to !== 'cancelled') return moved;
  const duePaise = booking.pricePaise * feeShare(model, booking, at);
  if (duePaise > 0 && !showsFee) return null;
  return { ...moved, duePaise, isFee: duePaise > 0 };
};

const afterClock = (model: Model, booking: BookingRecord, at: number): Model => {
  const { status } = model;
  const isForgotten = at >= booking.endsAt.getTime() + 24 * HOUR_MS;
  if (status === 'pending' && booking.expiresAt && at >= booking.expiresAt.getTime())
    return become(model, 'expired', booking);
  if (isResolved(status) && isForgotten) return become(model, 'no_show', booking);
  return status === 'in_progress' && isForgotten ? become(model, 'completed', booking) : model;
};

const afterStep = (model: Model, step: Step, booking: BookingRecord, at: number): Model | null => {
  switch (step.kind) {
    case 'move':
      return afterMove(model, step, booking, at);
    case 'clock':
      return afterClock(model, booking, at);
    case 'paid':
      if (step.by !== 'worker' || model.duePaise === 0) return null;
      return { ...model, duePaise: 0, earnedPaise: model.isFee ? model.duePaise : model.earnedPaise };
    case 'waive':
      return step.by === 'worker' && model.isFee && model.duePaise > 0 ? { ...model, duePaise: 0 } : null;
  }
};

type Actors = Record<Party, ReturnType<typeof makeActor>>;

const doStep = async (step: Step, actors: Actors, id: string): Promise<void> => {
  const params = { id };
  switch (step.kind) {
    case 'move': {
      const body = {
        status: step.to,
        reason: 'A reason.',
        ...(step.showsFee && { feePaise: WHOLE_PRICE_PAISE }),
      };
      await setBookingStatus({ actor: actors[step.by], params, body });
      return;
    }
    case 'clock':
      return closeBookings();
    case 'paid':
      await markPaid({ actor: actors[step.by], params, body: { method: 'cash' } });
      return;
    case 'waive':
      await waiveFee({ actor: actors[step.by], params });
  }
};

const isRefused = async (work: Promise<void>): Promise<boolean> =>
  work.then(
    () => false,
    (error: unknown) => {
      if (error instanceof AppError && error.status < 500) return true;
      throw error;
    },
  );

const around = (from: When['from'], minutes: readonly number[]): fc.Arbitrary<When> =>
  fc.constantFrom(...minutes).map((after) => ({ from, minutes: after }));
const soon = around('last', [0, 7]);
const anyTime = fc.oneof(soon, around('start', [-61, 30]), around('end', [1439, 1440]));

interface Moves {
  weight: number;
  from: fc.Arbitrary<Party>;
  to: readonly BookingStatus[];
  when: fc.Arbitrary<When>;
}
const moves = ({ weight, from, to, when }: Moves): fc.WeightedArbitrary<Step> => ({
  weight,
  arbitrary: fc.record({
    ...{ kind: fc.constant('move' as const), by: from, to: fc.constantFrom(...to), when },
    showsFee: fc.constantFrom(true, true, false),
  }),
});
/** A move where its own rule has its edge, a minute to either side: the clock goes on while a step is done. */
const edge = (from: Party, to: BookingStatus, minutes: readonly number[]): fc.WeightedArbitrary<Step> =>
  moves({ weight: 2, from: fc.constant(from), to: [to], when: around('start', minutes) });

const steps: fc.Arbitrary<Step> = fc.oneof(
  edge('customer', 'cancelled', [-1441, -1439, -241, -239]),
  edge('customer', 'no_show', [29, 30]),
  edge('worker', 'no_show', [14, 15]),
  edge('worker', 'in_progress', [-61, -60]),
  edge('worker', 'on_the_way', [-181, -180]),
  edge('worker', 'arrived', [-91, -90]),
  edge('worker', 'completed', [-1, 0]),
  moves({ weight: 2, from: fc.constant('worker'), to: ['completed'], when: around('last', [14, 16]) }),
  moves({ weight: 2, from: fc.constant('worker'), to: ['on_the_way', 'arrived', 'completed'], when: soon }),
  moves({ weight: 3, from: fc.constantFrom(...parties), to: bookingStatuses, when: anyTime }),
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constantFrom('paid' as const, 'waive' as const),
      // The calls are the workers' alone.
      by: fc.constantFrom<Party>('worker', 'worker', 'otherWorker'),
      when: soon,
    }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('clock' as const), when: anyTime }) },
);

// Most lives begin well: that is where most rules lie.
const beginnings: readonly (readonly BookingStatus[])[] = [
  [],
  ['accepted'],
  ['accepted'],
  ['accepted', 'on_the_way'],
  ['accepted', 'arrived'],
];
// Near the start, where a worker may set out, but for the yes.
const begin = (to: BookingStatus): Step => ({
  ...{ kind: 'move', by: 'worker', to, showsFee: false },
  when: to === 'accepted' ? { from: 'last', minutes: 5 } : { from: 'start', minutes: -80 },
});
const lives = fc
  .tuple(fc.constantFrom(...beginnings), fc.array(steps, { minLength: 3, maxLength: 8, size: 'max' }))
  .map(([beginning, others]): Step[] => [...beginning.map(begin), ...others]);

const open = async () => {
  resetClock();
  const bookable = await makeBookable();
  const [customer, stranger] = [await makeUser(), await makeUser()];
  const booking = await makeBooking({ bookable, customer });
  const userIds = { customer: customer._id, worker: bookable.worker._id, stranger: stranger._id };
  const otherWorker = await makeUser({ role: 'worker' });
  const admin = await makeUser({ role: 'admin' });
  const actors: Actors = {
    customer: makeActor({ userId: String(userIds.customer), role: 'customer' }),
    stranger: makeActor({ userId: String(userIds.stranger), role: 'customer' }),
    worker: makeActor({ userId: String(userIds.worker), role: 'worker' }),
    otherWorker: makeActor({ userId: String(otherWorker._id), role: 'worker' }),
    admin: makeActor({ userId: String(admin._id), role: 'admin' }),
  };
  return { booking, actors, id: String(booking._id) };
};

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

const expectBooks = async ({ customer, worker }: Actors, model: Model): Promise<void> => {
  const lines = await listAllLedgerRows([customer.userId, worker.userId]);
  const own = lines.filter(({ userId }) => String(userId) === worker.userId);
  assert.deepEqual(
    [sum(own.map(({ duePaise }) => duePaise)), sum(own.map(({ earnedPaise }) => earnedPaise))],
    [model.duePaise, model.earnedPaise],
  );
  assert.equal(sum(lines.map(({ duePaise }) => duePaise)), 0, 'what the one is owed the other owes');
  assert.equal(sum(lines.map(({ earnedPaise }) => earnedPaise)), 0, 'what the one earned the other spent');
};

const expectTime = async ({ workerId, localDate }: BookingRecord, model: Model): Promise<void> => {
  const held = await listClaimedQuarters({ workerId: String(workerId), localDate });
  const isLive = model.status === 'pending' || isResolved(model.status) || model.status === 'in_progress';
  assert.equal(held.size, isLive ? 8 : 0, 'a live booking holds its two hours, an ended one nothing');
};

const instantOf = ({ from, minutes }: When, { startsAt, endsAt }: BookingRecord, last: number): number => {
  const anchor = { last, start: startsAt.getTime(), end: endsAt.getTime() }[from];
  return Math.max(last, anchor + minutes * MINUTE_MS);
};

const live = async (script: readonly Step[]): Promise<void> => {
  const { booking, actors, id } = await open();
  assert.equal(booking.localDate, dayAhead(2));
  let at = booking.createdAt.getTime();
  let model: Model = {
    status: 'pending',
    moves: 1,
    agreedAt: at,
    since: at,
    duePaise: 0,
    earnedPaise: 0,
    isFee: false,
  };
  for (const step of script) {
    at = instantOf(step.when, booking, at);
    setClock(new Date(at));
    const before = await findBooking(id);
    const next = afterStep(model, step, booking, at);
    const note = JSON.stringify({ step, model });
    assert.equal(await isRefused(doStep(step, actors, id)), next === null, note);
    const after = await findBooking(id);
    if (next === null) assert.deepEqual(after, before, note);
    model = next ?? model;
    assert.deepEqual([after?.status, after?.history.length], [model.status, model.moves], note);
  }
  await expectBooks(actors, model);
  await expectTime(booking, model);
};

test('after any sequence of steps, status, held time and both ledgers match the model', () =>
  fc.assert(fc.asyncProperty(lives, live), { numRuns: RUNS, endOnFailure: true }));
