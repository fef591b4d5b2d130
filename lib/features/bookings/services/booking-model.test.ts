import assert from 'node:assert/strict';
import { afterEach, test } from 'node:test';
import fc from 'fast-check';
import { bookingStatuses, type BookingStatus } from '#lib/features/bookings/contracts/booking-status.ts';
import { wasHeard } from '#lib/features/bookings/rules/no-show-claim.ts';
import { AppError } from '#lib/platform/contract/app-error.ts';
import { listReservedQuarters } from '#lib/features/bookings/services/steps/plan-time.ts';
import { now, resetClock, setClock } from '#lib/platform/time/clock.ts';
import { findBooking, type BookingRecord } from '#models/bookings/booking.ts';
import { listAllLedgerRows } from '#models/money/ledger.ts';
import { findUser } from '#models/people/user.ts';
import { atLeastOne } from '#e2e/kit/assert-each.ts';
import { dayAhead, makeBookable, makeBooking } from '#e2e/kit/factories/bookings.ts';
import { makeActor } from '#e2e/kit/factories/actors.ts';
import { makeUser } from '#e2e/kit/factories/users.ts';
import {
  afterStep,
  isResolved,
  parties,
  type Model,
  type Party,
  type Step,
  type When,
} from '#e2e/kit/booking-model.ts';
import { useTestDatabase } from '#e2e/kit/test-database.ts';
import { closeBookings } from './close-bookings.ts';
import { answerNoShow, seeNoShow } from './no-show.ts';
import { setBookingStatus } from './set-booking-status.ts';
import { decideClaim } from './steps/decide-claim.ts';
import { showDoorCode } from './steps/door-code.ts';
import { inTransaction } from '#models/connection.ts';
import { markPaid, waiveFee } from './settle-booking.ts';

useTestDatabase();
afterEach(resetClock);

const MINUTE_MS = 60_000;
const RUNS = 60;
/** The price of the factory's bookings, which is also the highest fee. */
const WHOLE_PRICE_PAISE = 50_000;

type Actors = Record<Party, ReturnType<typeof makeActor>>;

/** Decides like the office, without its call: that feature is above this one. */
const decide = (isUpheld: boolean, by: string, id: string): Promise<void> =>
  inTransaction(async (tx) => {
    const booking = await findBooking(id, tx);
    if (booking?.noShow?.state !== 'contested') throw new AppError('no_claim');
    if (isUpheld && !wasHeard(booking.noShow)) throw new AppError('not_heard_yet');
    const verdict = isUpheld ? 'upheld' : 'dismissed';
    await decideClaim({ booking, verdict, mover: 'admin', by, at: now() }, tx);
  });

/** The code that the customer reads out at the door, if there is one. */
const hearDoorCode = async (id: string): Promise<string | null> => {
  const booking = await findBooking(id);
  const customer = booking && (await findUser(String(booking.customerId)));
  return booking && customer && showDoorCode(booking, customer, 'customer');
};

const doStep = async (step: Step, actors: Actors, id: string): Promise<void> => {
  const params = { id };
  switch (step.kind) {
    case 'move': {
      const doorCode = step.by === 'worker' && step.to === 'in_progress' ? await hearDoorCode(id) : null;
      const body = {
        status: step.to,
        reason: 'A reason.',
        ...(doorCode !== null && { doorCode }),
        ...(step.showsFee && { feePaise: WHOLE_PRICE_PAISE }),
      };
      await setBookingStatus({ actor: actors[step.by], params, body });
      return;
    }
    case 'clock':
      return closeBookings();
    case 'answer':
      await answerNoShow({ actor: actors[step.by], params, body: { agree: step.agree } });
      return;
    case 'see':
      await seeNoShow({ actor: actors[step.by], params });
      return;
    case 'decide':
      return decide(step.upheld, actors.admin.userId, id);
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
/** The other side's deadline after a claim was seen, or not. */
const twoDays = around('last', [2879, 2881]);
const aWeek = around('last', [10_079, 10_081]);
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
/** A move one minute to either side of its time limit. */
const edge = (from: Party, to: BookingStatus, minutes: readonly number[]): fc.WeightedArbitrary<Step> =>
  moves({ weight: 2, from: fc.constant(from), to: [to], when: around('start', minutes) });

const steps: fc.Arbitrary<Step> = fc.oneof(
  edge('customer', 'cancelled', [-1441, -1439, -241, -239]),
  edge('worker', 'cancelled', [-721, -719, -241, -239]),
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
      by: fc.constantFrom<Party>('worker', 'worker', 'customer', 'otherWorker'),
      when: soon,
    }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('clock' as const), when: anyTime }) },
  {
    weight: 1,
    arbitrary: fc.record({ kind: fc.constant('clock' as const), when: fc.oneof(twoDays, aWeek) }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ kind: fc.constant('see' as const), by: fc.constantFrom(...parties), when: soon }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      ...{ kind: fc.constant('answer' as const), by: fc.constantFrom(...parties) },
      ...{ agree: fc.boolean(), when: fc.oneof(soon, soon, twoDays) },
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ kind: fc.constant('decide' as const), upheld: fc.boolean(), when: soon }),
  },
);

// Most lives begin well, because that is where most rules apply.
const beginnings: readonly (readonly BookingStatus[])[] = [
  [],
  ['accepted'],
  ['accepted'],
  ['accepted', 'on_the_way'],
  ['accepted', 'arrived'],
  ['accepted', 'arrived', 'no_show'],
  ['accepted', 'in_progress'],
];
// Near the start, where a worker may set out; accepting happens earlier.
const whens: Partial<Record<BookingStatus, When>> = {
  accepted: { from: 'last', minutes: 5 },
  no_show: { from: 'start', minutes: 20 },
};
const begin = (to: BookingStatus): Step => ({
  ...{ kind: 'move', by: 'worker', to, showsFee: false },
  when: whens[to] ?? { from: 'start', minutes: -80 },
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
  const held = await listReservedQuarters({ workerId: String(workerId), localDate });
  const isLive = model.status === 'pending' || isResolved(model.status) || model.status === 'in_progress';
  assert.equal(held.size, isLive ? 8 : 0, 'a live booking holds its two hours, an ended one nothing');
};

const toInstant = ({ from, minutes }: When, { startsAt, endsAt }: BookingRecord, last: number): number => {
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
    claim: null,
  };
  for (const step of atLeastOne(script)) {
    at = toInstant(step.when, booking, at);
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
