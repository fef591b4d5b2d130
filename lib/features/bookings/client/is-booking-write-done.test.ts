import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isPaymentStepDone, showsCaseWrite, showsWrite } from './is-booking-write-done.ts';

const timeSlot = { start: '10:00 AM', end: '12:00 PM', label: '10 AM-12 PM' };
const startsAt = '2026-12-01T04:30:00.000Z';
const at = '2026-12-01T05:00:00.000Z';

type Booking = Parameters<typeof showsWrite>[0];

const makeBooking = (fields: Partial<Booking> = {}): Booking => ({
  ...{
    status: 'accepted',
    startsAt,
    timeSlot,
    proposal: null,
    paid: null,
    fee: null,
    extras: [],
    noShow: null,
  },
  ...{ canAnswerNoShow: false, review: null, creditPaise: 0, handover: null, wayQuestion: null },
  ...{ waiting: null, asksIfWell: false },
  ...fields,
});

const proposal: Booking['proposal'] = {
  ...{ by: 'customer', timeSlot, pricePaise: 50_000, expiresAt: at },
  ...{ startsAt: '2026-12-02T04:30:00.000Z', endsAt: '2026-12-02T06:30:00.000Z' },
};

const fee: Booking['fee'] = {
  ...{ percent: 50, feePaise: 25_000, owedBy: 'customer', payBy: at },
  ...{ state: 'waived', method: null, settledAt: at },
};

const handover: NonNullable<Booking['handover']> = {
  worker: { _id: 'd'.repeat(24), name: 'Suresh Kumar', profileImage: null, rating: 5, reviews: 1 },
  ...{ pricePaise: 50_000, expiresAt: at, hasCustomerAgreed: false, hasWorkerAgreed: true },
};

test('a change of status is done when the booking has it', () => {
  const call = 'PUT /bookings/{id}/status';
  assert.ok(showsWrite(makeBooking(), { call, body: { status: 'accepted' } }));
  assert.ok(!showsWrite(makeBooking(), { call, body: { status: 'cancelled' } }));
});

test('an undo is done when the booking has left the status that it undoes', () => {
  const call = 'POST /bookings/{id}/undo';
  assert.ok(!showsWrite(makeBooking(), { call, body: { status: 'accepted' } }));
  assert.ok(showsWrite(makeBooking({ status: 'pending' }), { call, body: { status: 'accepted' } }));
});

test('accepting a proposal is done when the booking has its time, declining it when the proposal is gone', () => {
  const call = 'PUT /bookings/{id}/proposal';
  const open = makeBooking({ proposal });
  const moved = makeBooking({ startsAt: proposal.startsAt });
  const yes = { call, body: { accept: true, startsAt: proposal.startsAt } };
  const no = { call, body: { accept: false, startsAt: proposal.startsAt } };
  assert.ok(!showsWrite(open, yes));
  assert.ok(showsWrite(moved, yes));
  assert.ok(!showsWrite(open, no));
  assert.ok(showsWrite(makeBooking(), no));
});

test('a move is done when the booking or its proposal has the chosen day and time', () => {
  const call = 'POST /bookings/{id}/reschedule';
  const body = { scheduledAt: '2026-12-02T00:00:00+05:30', timeSlot: { start: '10:00 AM', end: '12:00 PM' } };
  assert.ok(!showsWrite(makeBooking(), { call, body }));
  assert.ok(showsWrite(makeBooking({ proposal }), { call, body }));
  assert.ok(showsWrite(makeBooking({ startsAt: proposal.startsAt }), { call, body }));
  const otherTime = { ...body, timeSlot: { start: '2:00 PM', end: '4:00 PM' } };
  assert.ok(!showsWrite(makeBooking({ proposal }), { call, body: otherTime }));
});

test('a payment, a waiver and a review are done when the booking has them', () => {
  const paid = { call: 'PUT /bookings/{id}/paid', body: { method: 'cash' } };
  assert.ok(!showsWrite(makeBooking(), paid));
  assert.ok(showsWrite(makeBooking({ paid: { method: 'cash', at } }), paid));
  const waiver = { call: 'DELETE /bookings/{id}/fee', body: undefined };
  assert.ok(!showsWrite(makeBooking(), waiver));
  assert.ok(showsWrite(makeBooking({ fee }), waiver));
  const review = { call: 'POST /admin/rate-us', body: { rating: 4 } };
  assert.ok(!showsWrite(makeBooking(), review));
  assert.ok(
    showsWrite(makeBooking({ review: { _id: 'a'.repeat(24), rating: 4, blindUntil: null } }), review),
  );
});

test('a refund step is done once the refund shows it, even after an earlier payment', () => {
  const paid = { settled: { method: 'cash', at }, said: null, deniedAt: null } as const;
  type Refund = NonNullable<Parameters<typeof isPaymentStepDone>[0]['refund']>;
  const due: Refund = {
    ...{ amountPaise: 20_000, state: 'due', payBy: at, settled: null, said: null, payee: null, steps: [] },
  };
  const said: Refund = {
    ...due,
    state: 'said',
    said: { method: 'cash', amountPaise: 20_000, utr: null, at, deniedBefore: null },
  };
  const denied: Refund = { ...said, state: 'denied' };
  const returned: Refund = { ...said, state: 'paid', settled: { method: 'cash', at } };
  const tappedAt = new Date(at).getTime() - 1000;
  const isDone = (refund: Refund, step: string, word: object = {}) =>
    isPaymentStepDone({ ...paid, refund }, { about: 'refund', step, ...word }, tappedAt);
  for (const step of ['paid', 'received', 'not_received']) {
    assert.ok(isPaymentStepDone({ ...paid, refund: due }, { step }, tappedAt));
    assert.ok(!isDone(due, step));
    assert.ok(isDone(returned, step));
  }
  assert.ok(isDone(said, 'paid'));
  assert.ok(!isDone(said, 'received'));
  assert.ok(!isDone(said, 'not_received'));
  assert.ok(isDone(denied, 'not_received'));
  assert.ok(isDone(denied, 'not_received', { saidAt: at }));
  assert.ok(!isDone(denied, 'not_received', { saidAt: startsAt }), 'another word was denied');
});

test('a word about a payment is done once the server has one that is not older than its tap', () => {
  const said = { method: 'cash', amountPaise: 50_000, utr: null, at, deniedBefore: null } as const;
  const read = { settled: null, refund: null, deniedAt: null, said };
  const [before, after] = [-1000, 1000].map((gap) => new Date(at).getTime() + gap);
  assert.ok(before !== undefined && after !== undefined);
  assert.ok(isPaymentStepDone(read, { step: 'paid' }, before));
  assert.ok(!isPaymentStepDone(read, { step: 'paid' }, after), 'a correction');
  assert.ok(!isPaymentStepDone({ ...read, deniedAt: startsAt }, { step: 'paid' }, after), 'after a denial');
  assert.ok(!isPaymentStepDone({ ...read, said: null }, { step: 'paid' }, before));
});

test('a denial stays done when the payer says it once more, for the price and for a refund', () => {
  const first = '2026-12-01T04:50:00.000Z';
  const said = { method: 'cash', amountPaise: 50_000, utr: null, at, deniedBefore: first } as const;
  const refund = {
    ...{ amountPaise: 50_000, state: 'said' as const, payBy: at, settled: null, said, payee: null },
    steps: [],
  };
  const tappedAt = new Date(first).getTime() + 60_000;
  for (const { about, read } of [
    { about: undefined, read: { settled: null, refund: null, deniedAt: null, said } },
    { about: 'refund', read: { settled: null, refund, deniedAt: null, said: null } },
  ]) {
    const isDone = (saidAt?: string, tap = tappedAt) =>
      isPaymentStepDone(read, { about, step: 'not_received', ...(saidAt && { saidAt }) }, tap);
    assert.ok(isDone(first));
    assert.ok(!isDone(at), 'the new word is not denied');
    assert.ok(!isDone(startsAt), 'a word that was corrected before the denial');
    assert.ok(isDone(undefined), 'of an earlier release, tapped before the new word');
    assert.ok(!isDone(undefined, new Date(at).getTime() + 1000), 'about the new word');
  }
});

test('an extra is done when the booking has its line, an answer when the line has it', () => {
  const proposed: Booking['extras'][number] = {
    ...{ _id: 'b'.repeat(24), words: 'New tap', amountPaise: 30_000, photo: null, state: 'proposed' },
    ...{ at, answeredAt: null, answers: [], isWaiting: false },
  };
  const booking = makeBooking({ extras: [proposed] });
  const call = 'POST /bookings/{id}/extras';
  assert.ok(showsWrite(booking, { call, body: { words: 'New tap', amountPaise: 30_000 } }));
  assert.ok(!showsWrite(booking, { call, body: { words: 'New tap', amountPaise: 31_000 } }));
  const yes = {
    call: 'PUT /bookings/{id}/extras/{extraId}',
    params: { extraId: proposed._id },
    body: { answer: 'accepted' },
  };
  assert.ok(!showsWrite(booking, yes));
  const accepted = makeBooking({ extras: [{ ...proposed, state: 'accepted' }] });
  assert.ok(showsWrite(accepted, yes));
  assert.ok(!showsWrite(accepted, { ...yes, params: { extraId: 'c'.repeat(24) } }));
});

test('the way is asked when the booking has the question, and answered when that question has the answer', () => {
  const ask = { call: 'POST /bookings/{id}/way', body: undefined };
  const asked = makeBooking({ wayQuestion: { askedAt: at, times: 1, answer: null } });
  assert.ok(!showsWrite(makeBooking(), ask));
  assert.ok(showsWrite(asked, ask));
  const answer = { call: 'PUT /bookings/{id}/way', body: { answer: 'call', askedAt: at } };
  assert.ok(!showsWrite(asked, answer));
  const answered = makeBooking({ wayQuestion: { askedAt: at, times: 1, answer: 'call' } });
  assert.ok(showsWrite(answered, answer));
  assert.ok(!showsWrite(answered, { ...answer, body: { answer: 'call', askedAt: startsAt } }));
});

test('waiting is reported when the booking has it, and confirmed when this one is', () => {
  const report = { call: 'POST /bookings/{id}/waiting', body: undefined };
  const waiting = { since: at, isConfirmed: false, paidFrom: at, quarterPaise: 6250, maxPaise: 25_000 };
  const waited = makeBooking({ waiting });
  assert.ok(!showsWrite(makeBooking({ waiting: { ...waiting, since: null } }), report));
  assert.ok(showsWrite(waited, report));
  const yes = { call: 'PUT /bookings/{id}/waiting', body: { since: at } };
  assert.ok(!showsWrite(waited, yes));
  const confirmed = makeBooking({ waiting: { ...waiting, isConfirmed: true } });
  assert.ok(showsWrite(confirmed, yes));
  assert.ok(!showsWrite(confirmed, { ...yes, body: { since: startsAt } }));
});

test('credit is used when the booking has some, a proposed worker answered when the proposal has it', () => {
  const credit = { call: 'PUT /bookings/{id}/credit', body: undefined };
  assert.ok(!showsWrite(makeBooking(), credit));
  assert.ok(showsWrite(makeBooking({ creditPaise: 10_000 }), credit));
  const call = 'PUT /bookings/{id}/handover';
  const [yes, no] = [
    { call, body: { accept: true, pricePaise: 50_000 } },
    { call, body: { accept: false } },
  ];
  const open = makeBooking({ handover });
  assert.ok(!showsWrite(open, yes));
  assert.ok(!showsWrite(open, no));
  assert.ok(showsWrite(makeBooking({ handover: { ...handover, hasCustomerAgreed: true } }), yes));
  // Ended in any way, so that the server has to say how.
  assert.ok(!showsWrite(makeBooking(), yes));
  assert.ok(showsWrite(makeBooking(), no));
  // An answer about another worker than the proposed one.
  const other = { workerId: 'e'.repeat(24) };
  const agreed = makeBooking({ handover: { ...handover, hasCustomerAgreed: true } });
  assert.ok(!showsWrite(agreed, { call, body: { ...yes.body, ...other } }));
  assert.ok(showsWrite(open, { call, body: { ...no.body, ...other } }));
  assert.ok(showsWrite(agreed, { call, body: { ...yes.body, workerId: handover.worker._id } }));
  assert.ok(!showsWrite(open, { call, body: { ...no.body, workerId: handover.worker._id } }));
});

type Cases = Parameters<typeof showsCaseWrite>[0];

const makeCases = (fields: Partial<Cases['cases'][number]> = {}): Cases => ({
  cases: [
    {
      ...{ _id: 'e'.repeat(24), number: 'HN-7K3QF', by: 'customer', reason: 'damaged', state: 'open' },
      ...{ openedAt: at, statements: [], answerBy: at, isStopped: false, appeal: null, decideBy: at },
      ...{ appealUntil: null, decisions: [], steps: [] },
      ...fields,
    },
  ],
  reasons: [],
});

test('a case is opened when the author can open none and one with its reason is there', () => {
  const opening = { call: 'POST /bookings/{id}/case', body: { reason: 'damaged', text: 'The tile broke.' } };
  assert.ok(showsCaseWrite(makeCases(), opening));
  assert.ok(!showsCaseWrite({ ...makeCases(), reasons: ['damaged'] }, opening), 'it is the other side’s');
  assert.ok(!showsCaseWrite({ cases: [], reasons: [] }, opening), 'it is too late for one');
});

test('an answer to a case is done when none is open to the author, an appeal when the case has one', () => {
  const answer = { call: 'PUT /bookings/{id}/case/answer', body: { text: 'It was broken before.' } };
  assert.ok(!showsCaseWrite(makeCases({ steps: ['answer'] }), answer));
  assert.ok(showsCaseWrite(makeCases(), answer));
  const call = 'POST /bookings/{id}/case/appeal';
  const appeal = { call, body: { caseId: 'e'.repeat(24), text: 'I have a photo.' } };
  assert.ok(!showsCaseWrite(makeCases({ state: 'decided', steps: ['appeal'] }), appeal));
  const made = makeCases({ appeal: { by: 'worker', text: 'I have a photo.', photos: [], at } });
  assert.ok(showsCaseWrite(made, appeal));
  assert.ok(!showsCaseWrite(made, { call, body: { caseId: 'f'.repeat(24), text: 'I have a photo.' } }));
});

test('an unknown call is never taken as done', () => {
  assert.ok(!showsWrite(makeBooking(), { call: 'PUT /bookings/{id}/other', body: {} }));
  assert.ok(!showsCaseWrite(makeCases(), { call: 'PUT /bookings/{id}/other', body: {} }));
});
