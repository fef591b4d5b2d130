import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import { useTestDatabase } from '#e2e/kit/test-database.ts';
import { controls, type Control } from './controls.ts';
import { controlsOfCases } from './controls-of-cases.ts';
import { controlsOfCrowds } from './controls-of-crowds.ts';
import { controlsOfNumbers } from './controls-of-numbers.ts';
import { Coverage, goals, transitions, visitSteps } from './coverage.ts';
import { playScript, scriptShape } from './episode.ts';
import { play } from './play.ts';
import { openStage } from './stage.ts';

// The short form of `npm run prove:play`, which plays longer and switches every rule off in turn.

useTestDatabase();
before(openStage);

test('people who collude, lie, leave and return create no money, owe nothing unseen and read no data of others', async () => {
  const coverage = new Coverage();
  const style = { maxSteps: 20, crowd: false };
  const failure = await play({ seed: 1, episodes: 3, shortens: false, style, coverage });
  assert.equal(failure?.error.message, undefined);
  assert.ok(coverage.accepted > 50, 'most calls are accepted');
});

test('a pause ends work in progress although its claim is undecided, which breaks no rule', async () => {
  const coverage = new Coverage();
  const goal = goals.indexOf('in_progress to no_show by customer');
  const next = transitions.filter(({ from }) => from === 'in_progress');
  const b = next.findIndex(({ to, mover }) => to === 'cancelled' && mover === 'system');
  const steps = [
    { act: 'reach', a: 283, b: 312, c: 209, goal },
    { act: 'step', a: 0, b, c: 0, goal: 0 },
  ] as const;
  const failure = await playScript({ crowd: false, steps: [...steps] }, { coverage, fault: {} });
  assert.equal(failure?.error.message, undefined);
  assert.equal(coverage.count('in_progress to no_show by customer'), 1);
  assert.equal(coverage.count('in_progress to cancelled by system'), 1);
});

test('bookings that the office cancels, moves, waives, adjusts and hands over break no rule', async () => {
  const coverage = new Coverage();
  const names = ['officeCancel', 'officeMove', 'officeWaive', 'officeAdjust', 'reassign'] as const;
  const steps = names.flatMap((act, at) =>
    [0, 1, 2, 3].map((time) => ({ act, a: at + 7 * time, b: time, c: 2 + time * 3, goal: 0 })),
  );
  const failure = await playScript({ crowd: false, steps }, { coverage, fault: {} });
  assert.equal(failure?.error.message, undefined);
  assert.ok(coverage.count('accepted to cancelled by admin') > 0);
  assert.ok(coverage.count('line adjustment') > 0);
  assert.ok(coverage.count('handover') > 0);
});

test('a payment that is confirmed after its customer has left breaks no rule', async () => {
  const coverage = new Coverage();
  const goal = goals.indexOf('line job_paid_late');
  const steps = [3, 12].map((a) => ({ act: 'reach', a, b: a * 3, c: a + 1, goal }) as const);
  const failure = await playScript({ crowd: false, steps }, { coverage, fault: {} });
  assert.equal(failure?.error.message, undefined);
  assert.ok(coverage.count('line job_paid_late') > 0);
});

test('a fee that is left unpaid, or confirmed after its customer has left, breaks no rule', async () => {
  const coverage = new Coverage();
  const ends = ['line fee_unpaid', 'line fee_paid_late'];
  const steps = ends.map(
    (name, at) => ({ act: 'reach', a: 3 + 4 * at, b: 0, c: 1, goal: goals.indexOf(name) }) as const,
  );
  const failure = await playScript({ crowd: false, steps }, { coverage, fault: {} });
  assert.equal(failure?.error.message, undefined);
  for (const name of ends) assert.ok(coverage.count(name) > 0, name);
});

test('extras that are split, repeated, declined or late break no rule', async () => {
  const coverage = new Coverage();
  const steps = [3, 7, 12, 24].map((a) => ({ act: 'addExtras', a, b: a * 3, c: a + 1, goal: 0 }) as const);
  const failure = await playScript({ crowd: false, steps }, { coverage, fault: {} });
  assert.equal(failure?.error.message, undefined);
  assert.ok(coverage.count('line job') > 0);
});

const quarrels = ['dispute', 'testify', 'fakeScreen', 'oneUtr', 'leaveMidCase'] as const;

test('cases, refunds, fake screens, changed payees and a UTR for two jobs break no rule, also when all decide at once', async () => {
  const coverage = new Coverage();
  const acts = ([...quarrels, 'changePayee', 'waiveThenClaim'] as const).flatMap((act, at) =>
    [1, 2, 5].map((a) => ({ act, a: a + at, b: a, c: 2 * a + at, goal: 0 })),
  );
  const ends = ['line refund_paid', 'line refund_waived', 'line refund_unpaid'];
  const aimed = ends.map((name, at) => ({
    act: 'reach',
    a: at + 1,
    b: at,
    c: at,
    goal: goals.indexOf(name),
  }));
  const steps = [...acts, ...aimed];
  const failure = await playScript(scriptShape.parse({ crowd: false, steps }), { coverage, fault: {} });
  assert.equal(failure?.error.message, undefined);
  for (const name of ['line refund', ...ends]) assert.ok(coverage.count(name) > 0, name);
});

test('a payment that is said to be made is not made again from a wallet until the other side denies it', async () => {
  const coverage = new Coverage();
  const steps = (['sayThenFill', 'sayThenSpend'] as const).flatMap((act, at) =>
    [1, 2, 3].map((time) => ({ act, a: 4 * at + time, b: time, c: time, goal: 0 })),
  );
  const failure = await playScript({ crowd: false, steps }, { coverage, fault: {} });
  assert.equal(failure?.error.message, undefined);
  assert.ok(coverage.count('line credit_used') > 1, 'a fee and a job are paid after they were denied');
});

test('every step of a visit can be reached and breaks no rule', async () => {
  const coverage = new Coverage();
  const steps = visitSteps.map((step, at) => ({
    ...{ act: 'reach', a: at, b: 1, c: at, goal: goals.indexOf(`visit ${step}`) },
  }));
  const failure = await playScript(scriptShape.parse({ crowd: false, steps }), { coverage, fault: {} });
  assert.equal(failure?.error.message, undefined);
  for (const step of visitSteps) assert.ok(coverage.count(`visit ${step}`) > 0, step);
});

test('accepting a suggested time breaks no rule, also when the office acts on the booking then', async () => {
  const coverage = new Coverage();
  const agreed = 'pending to accepted by customer';
  const goal = goals.indexOf(agreed);
  const steps = [1, 2, 3].flatMap((a) => [
    { act: 'reach', a, b: a, c: a, goal },
    { act: 'officeMove', a, b: a, c: a, goal: 0 },
    { act: 'reassign', a, b: a, c: a, goal: 0 },
  ]);
  const failure = await playScript(scriptShape.parse({ crowd: false, steps }), { coverage, fault: {} });
  assert.equal(failure?.error.message, undefined);
  assert.ok(coverage.count(agreed) > 0);
});

test('codes, claims, pauses, reports and names that are misused break no rule', async () => {
  const acts = [
    'misuseCode',
    'moveNumber',
    'skipFactor',
    'enterOffice',
    'loseFactor',
    'reportTwice',
  ] as const;
  const others = ['floodMailbox', 'nameNumber', 'pretendVisitors', 'fillDomain'] as const;
  const claims = ['claimAndPause', 'claimUnseen', 'claimByTap', 'pauseBooked'] as const;
  const steps = [...acts, ...others, ...claims].flatMap((act, at) =>
    [1, 2].map((time) => ({ act, a: at + time, b: time, c: at + 3 * time, goal: 0 })),
  );
  const failure = await playScript({ crowd: false, steps }, { coverage: new Coverage(), fault: {} });
  assert.equal(failure?.error.message, undefined);
});

test('however many codes are asked for, each number and device gets its share, and SMS stay within the budget', async () => {
  const steps = (['askAllDay', 'askForMany', 'spendSms'] as const).map(
    (act) => ({ act, a: 1, b: 1, c: 1, goal: 0 }) as const,
  );
  const failure = await playScript({ crowd: false, steps }, { coverage: new Coverage(), fault: {} });
  assert.equal(failure?.error.message, undefined);
});

const { 'reports-doubled': reports, 'paused-customer-booked': booked } = controlsOfCrowds;
const { 'code-owner': codeOwner, 'code-skips-factor': factor } = controlsOfNumbers;
const quick: readonly Control[] = [
  ...[controls['extra-unasked'], controls['two-places'], controls['wallet-on-request']],
  ...[controls['switch-ignored'], reports, booked, codeOwner, factor],
  ...[controlsOfCases['refund-unlimited'], controlsOfCases['case-decided-twice']],
  ...[controlsOfCases['fee-said-paid'], controlsOfCases['price-said-paid']],
];

for (const { off, style, fault, found } of quick)
  test(`play detects that a rule is off: ${off}`, async () => {
    const failure = await play({ seed: 3, episodes: 10, style, fault, shortens: false });
    const isFound = found.some((rule) => failure?.error.message.startsWith(`[${rule}]`));
    assert.ok(isFound, failure?.error.message ?? 'not found');
  });
