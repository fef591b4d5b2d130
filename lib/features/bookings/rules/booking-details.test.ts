import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { BookingStatus } from '#lib/features/bookings/contracts/booking-status.ts';
import type { Mover } from './booking-transitions.ts';
import { detailsFor, payeeFor, type PrivateBooking } from './booking-details.ts';

const endsAt = new Date('2027-03-01T12:00:00Z');
const area = { city: 'Agra', state: 'Uttar Pradesh', pinCode: '282001', country: 'India' };

type Step = readonly [BookingStatus, Mover];

/** A booking that has gone through these statuses. */
const bookingAfter = (...steps: readonly Step[]): PrivateBooking => ({
  status: steps.at(-1)?.[0] ?? 'pending',
  history: steps.map(([status, mover]) => ({ status, mover, by: null, at: new Date(0) })),
  endsAt,
  address: {
    ...{ street: '7 Mall Road', floor: 'Terrace', landMark: 'Blue gate', lift: 'no', callFromGate: 'yes' },
    ...area,
  },
  contact: { name: 'Asha Devi', phone: '9876543211' },
  instructions: 'Gate code 4711',
  customer: { email: 'asha@example.test', phone: '9822222222' },
  worker: { phone: '9811111111' },
});

const requested: Step = ['pending', 'customer'];
const accepted: Step = ['accepted', 'worker'];
const hidden = { address: area, instructions: '', contact: null, customer: {} };
const day = (days: number): Date => new Date(endsAt.getTime() + days * 86_400_000);

const workerSees = (booking: PrivateBooking, at = day(-1)) => {
  const { worker, ...details } = detailsFor(booking, 'worker', at);
  assert.deepEqual(worker, { phone: '9811111111' }, 'a worker always knows the own number');
  return details;
};

test('a worker sees every detail from the acceptance until seven days after the end', () => {
  const booking = bookingAfter(requested, accepted);
  const { address, contact, instructions, customer } = booking;
  const all = { address, contact, instructions, customer };
  assert.deepEqual(workerSees(booking), all);
  assert.deepEqual(workerSees(booking, new Date(day(7).getTime() - 1)), all);
  assert.deepEqual(workerSees(booking, day(7)), hidden);
  assert.deepEqual(workerSees(bookingAfter(requested, accepted, ['completed', 'worker'])), all);
  assert.deepEqual(workerSees(bookingAfter(requested, accepted, ['cancelled', 'customer'])), all);
});

test('a worker sees no detail of a request, a refusal, or a booking that was withdrawn', () => {
  const cases: Step[][] = [
    [requested],
    [requested, ['rejected', 'worker']],
    [requested, ['expired', 'system']],
    [requested, ['cancelled', 'customer']],
    [requested, accepted, ['cancelled', 'worker']],
    [requested, accepted, ['on_the_way', 'worker'], ['cancelled', 'admin']],
    [requested, accepted, ['cancelled', 'system']],
    [requested, accepted, ['pending', 'worker']],
    [requested, accepted, ['pending', 'worker'], ['expired', 'system']],
    [requested, accepted, ['pending', 'worker'], ['cancelled', 'customer']],
  ];
  for (const steps of cases) assert.deepEqual(workerSees(bookingAfter(...steps)), hidden, steps.join(' '));
});

test('customers always see their own details, and the worker’s phone while the worker sees theirs', () => {
  const agreed = bookingAfter(requested, accepted);
  assert.deepEqual(detailsFor(agreed, 'customer', day(0)).worker, { phone: '9811111111' });
  for (const [booking, at] of [
    [bookingAfter(requested), day(-1)],
    [bookingAfter(requested, accepted, ['cancelled', 'worker']), day(-1)],
    [agreed, day(7)],
  ] as const) {
    const { address, instructions, customer, worker } = detailsFor(booking, 'customer', at);
    assert.deepEqual([address, instructions], [booking.address, 'Gate code 4711']);
    assert.deepEqual(customer, booking.customer);
    assert.deepEqual(worker, {});
  }
});

test('agency and office see the area and nothing that identifies a person', () => {
  for (const reader of ['agency', 'admin'] as const)
    assert.deepEqual(detailsFor(bookingAfter(requested, accepted), reader, day(-1)), {
      ...hidden,
      worker: {},
    });
});

test('the side that owes sees the payee while it is due, and the side that is owed always', () => {
  const payee = { upiId: '9811111111@okbank', name: 'R KUMAR' };
  const sides = [
    ['customer', 'worker'],
    ['worker', 'customer'],
  ] as const;
  for (const [debtor, creditor] of sides) {
    assert.deepEqual(payeeFor({ isDue: true, debtor }, payee, debtor), payee);
    assert.equal(payeeFor({ isDue: false, debtor }, payee, debtor), null);
    assert.deepEqual(payeeFor({ isDue: true, debtor }, payee, creditor), payee);
    assert.deepEqual(payeeFor({ isDue: false, debtor }, payee, creditor), payee);
    assert.equal(payeeFor({ isDue: true, debtor }, null, debtor), null);
  }
});
