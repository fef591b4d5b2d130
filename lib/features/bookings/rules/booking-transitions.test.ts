import assert from 'node:assert/strict';
import { test } from 'node:test';
import { bookingStatuses, type BookingStatus } from '#lib/features/bookings/contracts/booking-status.ts';
import {
  findUndo,
  hasAgreementStood,
  judgeMove,
  listOpenMoves,
  upcomingMoves,
  type Mover,
} from './booking-transitions.ts';
import { effectiveHistory, type Change } from './effective-history.ts';

const startsAt = new Date('2026-11-22T04:30:00Z');
const endsAt = new Date('2026-11-22T06:30:00Z');
const since = new Date('2026-11-20T04:30:00Z');
const minutesFrom = (edge: Date, minutes: number): Date => new Date(edge.getTime() + minutes * 60_000);
const longAfter = minutesFrom(endsAt, 24 * 60);

const legal: Record<Mover, Partial<Record<BookingStatus, readonly BookingStatus[]>>> = {
  worker: {
    pending: ['accepted', 'rejected'],
    accepted: ['on_the_way', 'arrived', 'in_progress', 'cancelled'],
    on_the_way: ['arrived', 'in_progress', 'cancelled'],
    arrived: ['in_progress', 'no_show', 'cancelled'],
    in_progress: ['completed'],
  },
  customer: {
    pending: ['cancelled'],
    accepted: ['in_progress', 'cancelled', 'no_show'],
    on_the_way: ['in_progress', 'cancelled', 'no_show'],
    arrived: ['in_progress', 'cancelled', 'no_show'],
    in_progress: ['no_show'],
    completed: ['no_show'],
  },
  admin: {
    pending: ['cancelled'],
    accepted: ['cancelled'],
    on_the_way: ['cancelled'],
    arrived: ['cancelled'],
  },
  system: {
    pending: ['expired', 'cancelled'],
    accepted: ['no_show', 'cancelled'],
    on_the_way: ['no_show', 'cancelled'],
    arrived: ['no_show', 'cancelled'],
    in_progress: ['completed', 'cancelled'],
  },
};
const movers: readonly Mover[] = ['customer', 'worker', 'admin', 'system'];

test('exactly the agreed moves are allowed to each mover once their time has come', () => {
  for (const mover of movers)
    for (const from of bookingStatuses)
      for (const to of bookingStatuses) {
        const verdict = judgeMove({ mover, from, to, startsAt, endsAt, since, at: longAfter, reason: 'ill' });
        const expected = legal[mover][from]?.includes(to) ?? false;
        assert.equal(verdict.allowed, expected, `${mover}: ${from} → ${to}`);
      }
});

test('a customer who was asked for the way can be reported absent only thirty minutes later', () => {
  const askedAt = minutesFrom(startsAt, 40);
  const wayQuestion = { askedAt, times: 1, answer: null };
  const attempt = { mover: 'worker', from: 'arrived', startsAt, endsAt, since, wayQuestion } as const;
  const early = { ...attempt, at: new Date(minutesFrom(askedAt, 30).getTime() - 1) };
  assert.deepEqual(judgeMove({ ...early, to: 'no_show' }), { allowed: false, why: 'too_early' });
  assert.ok(!listOpenMoves(early).includes('no_show'));
  const [absent] = upcomingMoves(early);
  assert.deepEqual(absent, { to: 'no_show', opensAt: minutesFrom(askedAt, 30) });
  assert.ok(listOpenMoves({ ...attempt, at: minutesFrom(askedAt, 30) }).includes('no_show'));
  const byCustomer = { ...early, mover: 'customer', to: 'no_show' } as const;
  assert.ok(judgeMove(byCustomer).allowed, 'a worker cannot delay the report against herself');
});

const boundaries: [Mover, BookingStatus, BookingStatus, Date][] = [
  ['worker', 'accepted', 'on_the_way', minutesFrom(startsAt, -180)],
  ['worker', 'accepted', 'arrived', minutesFrom(startsAt, -90)],
  ['worker', 'on_the_way', 'arrived', minutesFrom(startsAt, -90)],
  ['worker', 'in_progress', 'completed', startsAt],
  ['worker', 'accepted', 'in_progress', minutesFrom(startsAt, -60)],
  ['worker', 'arrived', 'no_show', minutesFrom(startsAt, 15)],
  ['customer', 'accepted', 'in_progress', minutesFrom(startsAt, -60)],
  ['customer', 'accepted', 'no_show', minutesFrom(startsAt, 30)],
  ['customer', 'arrived', 'no_show', minutesFrom(startsAt, 30)],
  ['customer', 'completed', 'no_show', minutesFrom(startsAt, 30)],
  ['system', 'accepted', 'no_show', minutesFrom(endsAt, 24 * 60)],
  ['system', 'in_progress', 'completed', minutesFrom(endsAt, 24 * 60)],
];

for (const [mover, from, to, opens] of boundaries)
  test(`a ${mover}’s move from ${from} to ${to} is refused before ${opens.toISOString()} and allowed from then on`, () => {
    const attempt = { mover, from, to, startsAt, endsAt, since };
    assert.deepEqual(judgeMove({ ...attempt, at: new Date(opens.getTime() - 1) }), {
      allowed: false,
      why: 'too_early',
    });
    assert.equal(judgeMove({ ...attempt, at: opens }).allowed, true);
  });

test('a no-show is claimed until a day after the end, and not a moment later', () => {
  for (const [mover, from] of [
    ['worker', 'arrived'],
    ['customer', 'completed'],
  ] as const) {
    const attempt = { mover, from, to: 'no_show', startsAt, endsAt, since } as const;
    assert.equal(judgeMove({ ...attempt, at: longAfter }).allowed, true);
    const late = new Date(longAfter.getTime() + 1);
    assert.deepEqual(judgeMove({ ...attempt, at: late }), { allowed: false, why: 'illegal' });
    assert.equal(listOpenMoves({ ...attempt, at: late }).includes('no_show'), false);
  }
});

test('cancelling an accepted booking needs a reason from worker and admin, not from customer', () => {
  const base = { from: 'accepted', to: 'cancelled', startsAt, endsAt, since, at: startsAt } as const;
  assert.deepEqual(judgeMove({ ...base, mover: 'worker' }), { allowed: false, why: 'reason_missing' });
  assert.deepEqual(judgeMove({ ...base, mover: 'admin' }), { allowed: false, why: 'reason_missing' });
  assert.equal(judgeMove({ ...base, mover: 'worker', reason: 'ill' }).allowed, true);
  assert.equal(judgeMove({ ...base, mover: 'customer' }).allowed, true);
});

test('a no-show blames the absent person, and no one when the system records it', () => {
  const base = { to: 'no_show', startsAt, endsAt, since, at: longAfter } as const;
  assert.deepEqual(judgeMove({ ...base, mover: 'worker', from: 'arrived' }), {
    allowed: true,
    blames: 'customer',
  });
  assert.deepEqual(judgeMove({ ...base, mover: 'customer', from: 'accepted' }), {
    allowed: true,
    blames: 'worker',
  });
  assert.deepEqual(judgeMove({ ...base, mover: 'system', from: 'accepted' }), {
    allowed: true,
    blames: null,
  });
});

test('the moves offered on a screen are those allowed now', () => {
  const base = { mover: 'worker', from: 'accepted', startsAt, endsAt, since } as const;
  assert.deepEqual(listOpenMoves({ ...base, at: minutesFrom(startsAt, -61) }), [
    'on_the_way',
    'arrived',
    'cancelled',
  ]);
  assert.ok(listOpenMoves({ ...base, at: minutesFrom(startsAt, -60) }).includes('in_progress'));
});

test('the effective history drops undone moves and their undoing', () => {
  const at = startsAt;
  const history = [
    { status: 'accepted', at },
    { status: 'on_the_way', at },
    { status: 'accepted', at, takesBack: 'on_the_way' },
    { status: 'arrived', at: minutesFrom(at, 1) },
  ] as const;
  assert.deepEqual(
    effectiveHistory<(typeof history)[number]>(history).map(({ status }) => status),
    ['accepted', 'arrived'],
  );
  const undo = findUndo({ status: 'arrived', history });
  assert.deepEqual(undo, { step: 'arrived', to: 'accepted', until: minutesFrom(at, 3) });
  assert.equal(findUndo({ status: 'accepted', history: history.slice(0, 3) }), null);
});

test('an agreement stands once its acceptance can no longer be undone', () => {
  const accepted = { status: 'accepted', at: since } as const;
  const undone = { status: 'pending', at: since, takesBack: 'accepted' } as const;
  const again = { status: 'accepted', at: minutesFrom(since, 10) } as const;
  const judge = (status: BookingStatus, history: readonly Change[], minutes: number) =>
    hasAgreementStood({ status, history }, minutesFrom(since, minutes));
  assert.deepEqual(
    [0, 0.99, 1].map((minutes) => judge('accepted', [accepted], minutes)),
    [false, false, true],
  );
  // Both steps could still be undone.
  assert.equal(judge('arrived', [accepted, { status: 'arrived', at: since }], 0.5), false);
  assert.equal(judge('cancelled', [accepted, { status: 'cancelled', at: since }], 0.5), true);
  assert.equal(judge('pending', [accepted, undone], 60), false);
  assert.deepEqual(
    [10, 11].map((minutes) => judge('accepted', [accepted, undone, again], minutes)),
    [false, true],
  );
});

test('a worker can complete a job after 15 minutes; the system need not wait', () => {
  const begun = minutesFrom(startsAt, 5);
  const attempt = { mover: 'worker', from: 'in_progress', to: 'completed', startsAt, endsAt } as const;
  const judgeAt = (at: Date) => judgeMove({ ...attempt, since: begun, at }).allowed;
  assert.equal(judgeAt(new Date(minutesFrom(begun, 15).getTime() - 1)), false);
  assert.equal(judgeAt(minutesFrom(begun, 15)), true);
  const system = { ...attempt, mover: 'system', since: minutesFrom(longAfter, -5), at: longAfter } as const;
  assert.equal(judgeMove(system).allowed, true);
});

test('a worker answers a request until its deadline, to the millisecond', () => {
  const expiresAt = minutesFrom(startsAt, -60);
  const attempt = { mover: 'worker', from: 'pending', startsAt, endsAt, since, expiresAt } as const;
  for (const to of ['accepted', 'rejected'] as const) {
    const inTime = judgeMove({ ...attempt, to, at: new Date(expiresAt.getTime() - 1) });
    assert.equal(inTime.allowed, true);
    assert.deepEqual(judgeMove({ ...attempt, to, at: expiresAt }), { allowed: false, why: 'expired' });
  }
  assert.deepEqual(listOpenMoves({ ...attempt, at: expiresAt }), []);
});
