import assert from 'node:assert/strict';
import { test } from 'node:test';
import { atLeastOne } from '#e2e/kit/assert-each.ts';
import { caseReasons, caseStates } from '#lib/features/bookings/contracts/case-terms.ts';
import type { BookingStatus } from '#lib/features/bookings/contracts/booking-status.ts';
import {
  applyRemedy,
  canAnswerCase,
  canAppealCase,
  caseAnswerDeadline,
  caseDecideBy,
  caseLeadFrom,
  isCaseUrgent,
  judgeCase,
  judgeDecision,
  maxRefund,
  maxRemedy,
  sumPaidInPerson,
} from './cases.ts';
import { isClaimable } from './no-show-claim.ts';

const HOUR_MS = 3_600_000;
const DAY = 24;
const start = new Date('2026-03-10T04:30:00Z');
const after = (hours: number, ms = 0): Date => new Date(start.getTime() + hours * HOUR_MS + ms);

type Step = [BookingStatus, number];
const accepted: Step = ['accepted', -20];
const arrived: Step = ['arrived', -0.25];
const completed: Step = ['completed', 3];

/** A booked time of two hours. */
const makeBooking = (...steps: readonly Step[]) => ({
  status: steps.at(-1)?.[0] ?? 'pending',
  startsAt: start,
  endsAt: after(2),
  history: steps.map(([status, hours]) => ({ status, at: after(hours) })),
});

const customers = (reason: (typeof caseReasons)[number] = 'damaged') => ({ by: 'customer' as const, reason });

test('a case is opened from the arrival until seven days after the end, to the millisecond', () => {
  const booking = makeBooking(accepted, arrived, completed);
  for (const reason of atLeastOne(caseReasons.filter((one) => one !== 'no_one_came'))) {
    const judge = (at: Date) => judgeCase(booking, customers(reason), at);
    assert.equal(judge(after(-0.25, -1)), 'case_too_early');
    assert.equal(judge(after(-0.25)), null);
    assert.equal(judge(after(3 + 7 * DAY, -1)), null);
    assert.equal(judge(after(3 + 7 * DAY)), 'case_too_late');
  }
});

test('without an arrival only an absence can be reported, from the booked time', () => {
  const booking = makeBooking(accepted);
  const absent = customers('no_one_came');
  assert.equal(judgeCase(booking, customers(), after(1)), 'case_too_early');
  assert.equal(judgeCase(booking, absent, after(0, -1)), 'case_too_early');
  assert.equal(judgeCase(booking, absent, start), null);
  assert.equal(judgeCase(booking, absent, after(2 + 7 * DAY)), 'case_too_late', 'it was never ended');
  assert.equal(judgeCase(makeBooking(), absent, after(1)), 'case_too_early', 'nothing was agreed');
  assert.equal(judgeCase({ ...booking, noShow: {} }, absent, after(1)), 'case_exists');
});

test('a claim and a case of one side never ask twice why no one came', () => {
  const asked = (by: 'customer' | 'worker', reason: (typeof caseReasons)[number]) => ({
    cases: [{ by, reason }],
  });
  assert.equal(isClaimable({}, 'customer'), true);
  assert.equal(isClaimable({ noShow: {} }, 'customer'), false);
  assert.equal(isClaimable(asked('customer', 'no_one_came'), 'customer'), false);
  assert.equal(isClaimable(asked('customer', 'damaged'), 'customer'), true);
  assert.equal(isClaimable(asked('worker', 'no_one_came'), 'customer'), true);
  assert.equal(isClaimable({ creditPaise: 1 }, 'customer'), false);
});

test('a visit that was cancelled before its time opens no case about an absence', () => {
  const absent = { by: 'worker' as const, reason: 'no_one_came' as const };
  assert.equal(judgeCase(makeBooking(accepted, ['cancelled', -1]), absent, after(1)), 'case_too_early');
  assert.equal(judgeCase(makeBooking(accepted, ['cancelled', 1]), absent, after(1)), null);
});

test('a job that goes on has no end yet, and a job taken back has no second one', () => {
  const going = makeBooking(accepted, arrived, ['in_progress', 0]);
  assert.equal(judgeCase(going, customers(), after(10 * DAY)), null);
  const takenBack = makeBooking(accepted, arrived, completed, ['no_show', 6 * DAY]);
  assert.equal(judgeCase(takenBack, customers(), after(3 + 7 * DAY)), 'case_too_late');
});

test('an arrival that was undone opens no case', () => {
  const { history, ...booking } = makeBooking(accepted, arrived);
  const undone = [...history, { status: 'accepted' as const, at: after(0), takesBack: 'arrived' as const }];
  assert.equal(judgeCase({ ...booking, history: undone }, customers(), after(1)), 'case_too_early');
});

test('each side can open one case, so the first one does not silence the other', () => {
  const booking = { ...makeBooking(accepted, arrived, completed), cases: [{ by: 'worker' as const }] };
  assert.equal(judgeCase(booking, customers(), after(4)), null);
  assert.equal(judgeCase(booking, { by: 'worker', reason: 'payment' }, after(4)), 'case_exists');
});

test('a pause stops the 48 hours of the other side, and no clock of the office', () => {
  const stops = [{ from: after(24), until: after(24 + 5 * DAY) }];
  const at = after(30 * DAY);
  assert.deepEqual(caseAnswerDeadline({ at: start, stops: [] }, at), after(48));
  assert.deepEqual(caseAnswerDeadline({ at: start, stops }, at), after(48 + 5 * DAY));
  assert.deepEqual(caseLeadFrom({ at: start }), after(14 * DAY));
  assert.deepEqual(caseDecideBy({ at: start }), after(28 * DAY));
  assert.equal(isCaseUrgent({ at: start }, after(27 * DAY, -1)), false);
  assert.equal(isCaseUrgent({ at: start }, after(27 * DAY)), true);
});

const one = { by: 'customer' as const, openedAt: start, decidedBy: 'asha', decidedAt: after(5 * DAY) };

test('only the other side answers, once, and only before the decision', () => {
  for (const state of caseStates) {
    const opened = { ...one, state, statements: [{ by: 'customer' as const }] };
    assert.equal(canAnswerCase(opened, 'worker'), state === 'open' || state === 'heard', state);
    assert.equal(canAnswerCase(opened, 'customer'), false);
    const statements = [...opened.statements, { by: 'worker' as const }];
    assert.equal(canAnswerCase({ ...opened, statements }, 'worker'), false);
  }
});

test('a decision waits for the answer, but not for longer than two weeks', () => {
  const judge = (at: Date) => judgeDecision({ ...one, state: 'open' }, 'asha', at);
  assert.equal(judge(after(14 * DAY, -1)), 'not_heard_yet');
  assert.equal(judge(after(14 * DAY)), null);
  assert.equal(judgeDecision({ ...one, state: 'heard' }, 'asha', after(1)), null);
});

test('the one appeal comes within a week and is decided by another admin', () => {
  const decided = { ...one, state: 'decided' as const };
  assert.equal(canAppealCase(decided, after(12 * DAY, -1)), true);
  assert.equal(canAppealCase(decided, after(12 * DAY)), false);
  for (const state of ['open', 'heard', 'appealed', 'closed'] as const)
    assert.equal(canAppealCase({ ...one, state }, after(6 * DAY)), false, state);
  assert.equal(judgeDecision({ ...one, state: 'appealed' }, 'asha', after(6 * DAY)), 'second_admin_needed');
  assert.equal(judgeDecision({ ...one, state: 'appealed' }, 'ravi', after(6 * DAY)), null);
  for (const state of ['decided', 'closed'] as const)
    assert.equal(judgeDecision({ ...one, state }, 'ravi', after(6 * DAY)), 'case_closed', state);
});

test('refunds and credit together never exceed what was paid', () => {
  const paid = { paidPaise: 50_000, refundedPaise: 0, creditedPaise: 0 };
  for (const amountPaise of [50_001, 0, -1, 0.5, Number.NaN])
    for (const kind of ['refund', 'credit'] as const)
      assert.equal(applyRemedy(paid, { kind, amountPaise }), null, `${kind} ${amountPaise}`);
  assert.equal(applyRemedy(paid, { kind: 'none', amountPaise: 1 }), null);
  assert.deepEqual(applyRemedy(paid, { kind: 'none', amountPaise: 0 }), paid);
  const first = applyRemedy(paid, { kind: 'refund', amountPaise: 30_000 });
  assert.deepEqual(first, { ...paid, refundedPaise: 30_000 });
  assert.ok(first);
  assert.equal(applyRemedy(first, { kind: 'credit', amountPaise: 20_001 }), null);
  const second = applyRemedy(first, { kind: 'credit', amountPaise: 20_000 });
  assert.ok(second);
  assert.equal(maxRemedy(second), 0);
  assert.equal(maxRemedy({ ...paid, paidPaise: 0 }), 0, 'nothing was paid');
});

test('a worker returns at most what was paid in person, less credit that was given, and only once', () => {
  const paid = { paidPaise: 50_000, refundedPaise: 0, creditedPaise: 0 };
  assert.equal(maxRefund(paid, 30_000), 30_000);
  assert.equal(maxRefund({ ...paid, creditedPaise: 10_000 }, 30_000), 20_000);
  assert.equal(maxRefund({ ...paid, creditedPaise: 40_000 }, 30_000), 0);
  assert.equal(maxRefund({ ...paid, refundedPaise: 1 }, 30_000), 0);
});

test('paid in person is the price without credit, or the customer’s own fee', () => {
  const job = { pricePaise: 50_000, creditPaise: 20_000, paid: {}, fee: null };
  assert.equal(sumPaidInPerson(job), 30_000);
  assert.equal(sumPaidInPerson({ ...job, paid: null }), 0);
  const fee = { state: 'paid', feePaise: 25_000 };
  assert.equal(sumPaidInPerson({ pricePaise: 50_000, paid: null, fee }), 25_000);
  assert.equal(sumPaidInPerson({ pricePaise: 50_000, paid: null, fee: { ...fee, owedBy: 'worker' } }), 0);
});
