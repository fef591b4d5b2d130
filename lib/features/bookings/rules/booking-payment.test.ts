import assert from 'node:assert/strict';
import { test } from 'node:test';
import { bookingStatuses } from '#lib/features/bookings/contracts/booking-status.ts';
import { canStillConfirm, computeConfirmable, computeDue, isOwed, usableCredit } from './booking-dues.ts';
import {
  deniesLastWord,
  findDeniedBefore,
  getOwedKind,
  getPaymentState,
  judgePaymentStep,
  lastSaidAt,
  listPaymentSteps,
  isPaymentDenied,
  listUtrs,
  replaceWords,
  type PayableBooking,
  type PaymentClaim,
} from './booking-payment.ts';

const at = new Date('2027-01-05T10:00:00Z');
const steps = ['paid', 'received', 'not_received'] as const;
const sides = ['customer', 'worker'] as const;
const feeStates = ['due', 'paid', 'waived', 'unpaid'] as const;

const booked: PayableBooking = {
  ...{ status: 'completed', paid: null, fee: null, pricePaise: 50_000, creditPaise: 0 },
};
const said: PayableBooking = { ...booked, payment: { method: 'upi', amountPaise: 50_000, at } };
const denied: PayableBooking = {
  ...booked,
  payment: { method: 'upi', amountPaise: 50_000, at, deniedAt: at },
};

/** Every booking there can be, also those that no code stores. */
const listAll = (): PayableBooking[] =>
  bookingStatuses.flatMap((status) =>
    [null, { method: 'cash', at } as const].flatMap((paid) =>
      [null, ...feeStates].flatMap((state) =>
        [undefined, { at }].flatMap((leftUnpaid) =>
          [said.payment, denied.payment, undefined].map((payment) => ({
            ...{ status, paid, payment, leftUnpaid, pricePaise: 50_000, creditPaise: 10_000 },
            fee: state && { state, feePaise: 25_000, method: null, settledAt: null },
          })),
        ),
      ),
    ),
  );

test('the customer says, the worker confirms or denies, and no one speaks for the other', () => {
  assert.deepEqual(listPaymentSteps(booked, 'customer'), ['paid']);
  assert.deepEqual(listPaymentSteps(booked, 'worker'), ['received']);
  assert.deepEqual(listPaymentSteps(said, 'customer'), ['paid'], 'to correct the UTR');
  assert.deepEqual(listPaymentSteps(said, 'worker'), ['received', 'not_received']);
  assert.deepEqual(listPaymentSteps(denied, 'customer'), ['paid'], 'once more: it may have been paid since');
  assert.deepEqual(listPaymentSteps(denied, 'worker'), ['received'], 'the money arrived after all');
});

test('a correction keeps the words that it replaces, and a repeated UTR stays marked', () => {
  const repeated = { method: 'upi', amountPaise: 50_000, utr: '222222222222', isRepeated: true } as const;
  const cash = { method: 'cash', amountPaise: 50_000 } as const;
  const later = new Date(at.getTime() + 60_000);
  const first = replaceWords(null, repeated, at);
  const again = replaceWords(first, repeated, later);
  assert.equal(again, first, 'a second tap');
  const anHourLater = new Date(at.getTime() + 3_600_000);
  assert.deepEqual(
    replaceWords(first, repeated, anHourLater),
    {
      ...{ ...repeated, at, saidAgainAt: anHourLater },
      earlier: [{ ...repeated, replacedAt: anHourLater }],
    },
    'the same words later',
  );
  const corrected = replaceWords(first, cash, later);
  assert.deepEqual(corrected, {
    ...{ ...cash, at, saidAgainAt: later, isRepeated: true },
    earlier: [{ ...repeated, replacedAt: later }],
  });
});

/** Says it every hour for as long as the payer may; returns how often. */
const sayAll = (booking: PayableBooking): { booking: PayableBooking; times: number } => {
  let [one, times] = [booking, 0];
  while (listPaymentSteps(one, 'customer').includes('paid') && times < 100) {
    times += 1;
    const words = { method: 'cash', amountPaise: 50_000 } as const;
    one = { ...one, payment: replaceWords(one.payment, words, new Date(at.getTime() + times * 3_600_000)) };
  }
  return { booking: one, times };
};

test('a payer corrects a few times, and says it once more after a denial: no denial can be made stale for ever', () => {
  const first = sayAll(booked);
  assert.equal(first.times, 4);
  const { payment } = first.booking;
  assert.ok(payment);
  const again = sayAll({ ...first.booking, payment: { ...payment, deniedAt: at, ticketId: 'ticket' } });
  assert.equal(again.times, 4);
  const last = again.booking.payment;
  assert.ok(last);
  assert.equal(last.ticketId, 'ticket', 'a case or the next denial closes it');
  assert.deepEqual(
    [last.deniedAt, last.earlier?.map(({ deniedAt }) => deniedAt !== undefined)],
    [undefined, [false, false, false, true, false, false, false]],
  );
  assert.deepEqual(listPaymentSteps({ ...booked, payment: { ...last, deniedAt: at } }, 'customer'), []);
});

test('words of earlier releases with many corrections can still be said once after a denial', () => {
  const cash = { method: 'cash', amountPaise: 50_000 } as const;
  const earlier = Array.from({ length: 10 }, () => ({ ...cash, replacedAt: at }));
  const many: PaymentClaim = { ...cash, at, earlier };
  assert.deepEqual(listPaymentSteps({ ...booked, payment: many }, 'customer'), []);
  const again = replaceWords({ ...many, deniedAt: at }, cash, new Date(at.getTime() + 1));
  assert.deepEqual(listPaymentSteps({ ...booked, payment: again }, 'worker'), ['received', 'not_received']);
  assert.deepEqual(listPaymentSteps({ ...booked, payment: { ...again, deniedAt: at } }, 'customer'), []);
});

test('a denial is about the word that it names: the payer may have paid and corrected it since', () => {
  const later = new Date(at.getTime() + 60_000);
  const [early, late] = [at, later].map((one) => one.toISOString());
  const cash = { method: 'cash', amountPaise: 50_000 } as const;
  const once = replaceWords(null, cash, at);
  assert.deepEqual([deniesLastWord(once, early), deniesLastWord(once, late)], [true, false]);
  assert.ok(deniesLastWord(once, undefined), 'a client of an earlier release');
  const ofEarlierRelease = { ...cash, at, earlier: [{ ...cash, replacedAt: later }] };
  for (const one of [
    replaceWords(once, { ...cash, method: 'upi' }, later),
    replaceWords({ ...once, deniedAt: at }, cash, later),
    ofEarlierRelease,
  ]) {
    assert.deepEqual(lastSaidAt(one), later);
    assert.deepEqual(
      [early, late, undefined].map((saidAt) => deniesLastWord(one, saidAt)),
      [false, true, false],
    );
  }
});

test('the word that was denied keeps its name when the payer says it once more, and corrects that', () => {
  const cash = { method: 'cash', amountPaise: 50_000 } as const;
  const after = (minutes: number) => new Date(at.getTime() + minutes * 60_000);
  const corrected = replaceWords(replaceWords(null, cash, at), { ...cash, method: 'upi' }, after(1));
  assert.equal(findDeniedBefore(corrected), undefined, 'nothing is denied');
  const again = replaceWords({ ...corrected, deniedAt: after(2) }, cash, after(3));
  assert.deepEqual(findDeniedBefore(again), after(1), 'the correction, not the first word');
  const last = replaceWords(again, { ...cash, method: 'upi' }, after(4));
  assert.deepEqual(findDeniedBefore(last), after(1));
});

test('a UTR stays named when the payer corrects it', () => {
  const first = replaceWords(null, { method: 'upi', amountPaise: 50_000, utr: '123456789012' }, at);
  const corrected = replaceWords(first, { method: 'upi', amountPaise: 50_000, utr: '222256789012' }, at);
  assert.deepEqual(listUtrs(corrected), ['222256789012', '123456789012']);
  const back = replaceWords(corrected, { method: 'upi', amountPaise: 50_000, utr: '123456789012' }, at);
  assert.deepEqual(listUtrs(back), ['123456789012', '222256789012'], 'each once');
  assert.deepEqual(listUtrs(undefined), []);
});

test('only the side that is owed denies a payment: by its word, or by a case about it', () => {
  const { payment } = denied;
  const fee = { owedBy: 'worker' as const };
  const about = (by: (typeof sides)[number]) => [{ by, reason: 'payment' as const }];
  for (const one of [
    { fee: null, payment },
    { fee: null, refund: { payment: { deniedAt: at } } },
    { fee: null, payment: replaceWords(payment, { method: 'cash', amountPaise: 50_000 }, at) },
    { fee: null, cases: about('worker') },
    { fee, cases: about('customer') },
  ])
    assert.equal(isPaymentDenied(one), true);
  for (const one of [
    { fee: null, payment: said.payment, refund: {} },
    { fee: null, cases: about('customer') },
    { fee, cases: about('worker') },
    { fee: null, cases: [{ by: 'worker', reason: 'damaged' } as const] },
  ])
    assert.equal(isPaymentDenied(one), false);
});

test('nothing is denied that no one has claimed', () => {
  assert.equal(judgePaymentStep(booked, 'worker', { step: 'not_received' }), 'illegal_move');
});

test('a step about another amount than the one due is refused', () => {
  const spent = { ...said, creditPaise: 10_000 };
  assert.equal(judgePaymentStep(spent, 'worker', { step: 'received', amountPaise: 50_000 }), 'price_changed');
  assert.equal(judgePaymentStep(spent, 'worker', { step: 'received', amountPaise: 40_000 }), null);
  assert.equal(judgePaymentStep(spent, 'worker', { step: 'received' }), 'price_changed');
});

test('a customer who says that it was paid can’t pay it again with credit, unless it never arrived', () => {
  const usable = [booked, said, denied].map((booking) => usableCredit(booking, { walletPaise: 20_000 }));
  assert.deepEqual(usable, [20_000, 0, 20_000]);
});

test('only what a customer said was paid before leaving can still be confirmed', () => {
  const left = { leftUnpaid: { at } };
  assert.deepEqual(listPaymentSteps({ ...said, ...left }, 'worker'), ['received']);
  assert.deepEqual(listPaymentSteps({ ...denied, ...left }, 'worker'), ['received']);
  assert.deepEqual(listPaymentSteps({ ...said, ...left }, 'customer'), []);
  assert.deepEqual(listPaymentSteps({ ...booked, ...left }, 'worker'), []);
  const received = { step: 'received', amountPaise: 50_000 } as const;
  assert.equal(judgePaymentStep({ ...said, ...left }, 'worker', received), null);
  assert.equal(judgePaymentStep({ ...booked, ...left }, 'worker', received), 'nothing_owed');
});

test('steps exist only where money is owed or said to be paid, and are allowed as listed, in every state', () => {
  for (const booking of listAll())
    for (const side of sides)
      for (const step of steps) {
        const due = computeConfirmable(booking);
        const listed = listPaymentSteps(booking, side);
        const refusal = judgePaymentStep(booking, side, { step, amountPaise: due });
        assert.equal(refusal === null, listed.includes(step));
        assert.equal(refusal === 'nothing_owed', !isOwed(booking) && listed.length === 0);
        assert.ok(isOwed(booking) || canStillConfirm(booking) || listed.length === 0);
        if (step !== 'not_received')
          assert.notEqual(judgePaymentStep(booking, side, { step, amountPaise: due + 1 }), null);
      }
});

test('the customer alone can settle nothing, and the words fit what is owed, in every state', () => {
  for (const booking of listAll()) {
    assert.deepEqual(
      listPaymentSteps(booking, 'customer').filter((step) => step !== 'paid'),
      [],
    );
    const state = getPaymentState(booking);
    assert.equal(['due', 'said', 'denied'].includes(state), isOwed(booking));
    if (state === 'none') assert.ok(getOwedKind(booking) === null && computeDue(booking) === 0);
    assert.equal(computeDue(booking) > 0, isOwed(booking));
  }
});
