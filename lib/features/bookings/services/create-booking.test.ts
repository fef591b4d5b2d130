import assert from 'node:assert/strict';
import { afterEach, test } from 'node:test';
import { z } from 'zod';
import * as bookings from '#lib/features/bookings/contracts/bookings.ts';
import { updateWorkerProfileContract } from '#lib/features/profiles/contracts/profiles.ts';
import { now, resetClock, setClock } from '#lib/platform/time/clock.ts';
import { bookingClient, fieldsIn, makePair, viewIn } from '#e2e/kit/booking-client.ts';
import { expectRefusal, expectSuccess } from '#e2e/kit/api/expect-reply.ts';
import { spanOn } from '#lib/features/bookings/rules/day-slots.ts';
import { dayAhead, makeBookable, bookingBodyFor } from '#e2e/kit/factories/bookings.ts';
import { locateAddress } from '#lib/features/places/services/steps/locate-address.ts';
import { makeSession, makeUser, signIn, type SignedIn } from '#e2e/kit/factories/users.ts';
import { useTestServer } from '#e2e/kit/test-server.ts';

const { url } = useTestServer();

afterEach(resetClock);
const { send, book } = bookingClient(url);

test('the server sets price, title, times and label itself and ignores those in the body', async () => {
  const customer = await signIn('customer');
  const bookable = await makeBookable({ hourlyRatePaise: 33_333 });
  const body = {
    ...bookingBodyFor({ ...bookable, slot: { start: 600, end: 735 } }),
    serviceName: 'Something cheap',
  };
  const answer = await book(customer, { ...body, timeSlot: { ...body.timeSlot, label: 'whenever' } });
  expectSuccess(answer, bookings.createBookingContract);
  const { serviceName, pricePaise, timeSlot, localDate, startsAt, status } = viewIn(answer);
  assert.deepEqual(
    { serviceName, pricePaise, label: timeSlot.label, localDate, startsAt, status },
    {
      serviceName: bookable.job.title,
      pricePaise: 74_999,
      label: '10 AM-12:15 PM',
      localDate: dayAhead(2),
      startsAt: `${dayAhead(2)}T04:30:00.000Z`,
      status: 'pending',
    },
  );
});

test('a customer can make ten requests a day; a failed one does not count', async () => {
  const customer = await signIn('customer');
  const ask = async () => {
    const answer = await book(customer, bookingBodyFor(await makeBookable()));
    if (answer.status !== 201) return expectRefusal(answer, 429).code;
    const { _id: id, workerId } = viewIn(answer);
    assert.equal('phone' in workerId, false, 'a request shows no phone');
    const body = { status: 'cancelled', reason: 'Somebody else comes.' };
    await send(customer, bookings.setBookingStatusContract, { params: { id }, body });
    return 'asked';
  };
  const taken = bookingBodyFor(await makeBookable({ phone: '9811111119' }));
  assert.equal((await book(await signIn('customer'), taken)).status, 201);
  const outcomes: string[] = [];
  for (let at = 0; at < 9; at += 1) outcomes.push(await ask());
  assert.equal(expectRefusal(await book(customer, taken), 409).code, 'slot_taken');
  outcomes.push(await ask(), await ask());
  assert.deepEqual(outcomes, [...Array.from({ length: 10 }, () => 'asked'), 'too_many_requests_today']);
});

test('a worker can be booked only where they come', async () => {
  const customer = await signIn('customer');
  const { address, cityKey, point } = await locateAddress({
    ...{ street: 'Gali 7', city: 'Lucknow', state: 'Uttar Pradesh', pinCode: '226001' },
  });
  const bookable = await makeBookable({ address, cityKey, point, areaRangeKm: 10 });
  const at = (pinCode: string, city: string) => {
    const body = bookingBodyFor({ ...bookable, localDate: dayAhead(city === 'Delhi' ? 2 : 3) });
    return book(customer, { ...body, address: { ...body.address, city, pinCode } });
  };
  assert.equal(expectRefusal(await at('110001', 'Delhi'), 409).code, 'out_of_area');
  assert.equal((await at('226010', 'Lucknow')).status, 201);
});

test('a booking at an exact spot far from its PIN is refused', async () => {
  const customer = await signIn('customer');
  const body = bookingBodyFor(await makeBookable());
  const at = (digipin: string) => book(customer, { ...body, address: { ...body.address, digipin } });
  assert.deepEqual(fieldsIn(await at('39J-49L-L8T4')), [['address.digipin', 'digipin_far']]);
  assert.equal(viewIn(await at('378-K4T-L584')).address.digipin, '378-K4T-L584');
});

test('the date is the day in India for every UTC offset a browser sends', async () => {
  const customer = await signIn('customer');
  const body = bookingBodyFor(await makeBookable());
  const lateInLondon = `${dayAhead(1)}T22:00:00+00:00`;
  assert.equal(viewIn(await book(customer, { ...body, scheduledAt: lateInLondon })).localDate, dayAhead(2));
});

test('price, status or customer in the body is refused as an unknown field', async () => {
  const customer = await signIn('customer');
  const body = bookingBodyFor(await makeBookable());
  const stray = { price: 1, status: 'accepted', customerId: customer.userId };
  assert.deepEqual(fieldsIn(await book(customer, { ...body, ...stray })), [
    ['price', 'unknown_field'],
    ['status', 'unknown_field'],
    ['customerId', 'unknown_field'],
  ]);
});

test('a price other than the present one is refused with the present price', async () => {
  const customer = await signIn('customer');
  const body = bookingBodyFor(await makeBookable({ hourlyRatePaise: 10_000 }));
  for (const pricePaise of [19_999, 20_001]) {
    const refused = expectRefusal(await book(customer, { ...body, pricePaise }), 409);
    assert.deepEqual([refused.code, refused.data], ['price_changed', { pricePaise: 20_000 }]);
  }
  assert.equal(viewIn(await book(customer, { ...body, pricePaise: 20_000 })).pricePaise, 20_000);
});

test('a body without a price is refused if the price rose within the hour, else accepted', async () => {
  const customer = await signIn('customer');
  const bookable = await makeBookable({ hourlyRatePaise: 10_000 });
  const worker = await makeSession(bookable.worker);
  const ask = async (hourlyRate: number, who = worker) =>
    expectSuccess(
      await send(who, updateWorkerProfileContract, { body: { hourlyRate } }),
      updateWorkerProfileContract,
    );
  const body = bookingBodyFor(bookable);
  // Raising the rate in two steps must not hide the increase.
  for (const rate of [1_000, 500]) await ask(rate);
  const refused = expectRefusal(await book(customer, body), 409);
  assert.deepEqual([refused.code, refused.data], ['price_changed', { pricePaise: 100_000 }]);
  await ask(50);
  assert.equal(viewIn(await book(customer, body)).pricePaise, 10_000);
  await ask(500);
  setClock(new Date(now().getTime() + 3_600_000));
  const later = await makeSession(customer.user);
  const nextDay = bookingBodyFor({ ...bookable, localDate: dayAhead(4) });
  assert.equal(viewIn(await book(later, nextDay)).pricePaise, 100_000);
});

const wrong: [string, (body: ReturnType<typeof bookingBodyFor>) => object, string, string][] = [
  ['an id of the wrong length', (body) => ({ ...body, workerId: 'abc' }), 'workerId', 'worker_id_length'],
  ['no service', (body) => ({ ...body, serviceId: '' }), 'serviceId', 'service_missing'],
  ['no date', (body) => ({ ...body, scheduledAt: '' }), 'scheduledAt', 'date_missing'],
  ['a day alone', (body) => ({ ...body, scheduledAt: '2026-12-01' }), 'scheduledAt', 'date_form'],
  ['a date in words', (body) => ({ ...body, scheduledAt: 'tomorrow' }), 'scheduledAt', 'date_form'],
  ['an absent service', ({ serviceId: _, ...body }) => body, 'serviceId', 'service_id_length'],
  ['no time', ({ timeSlot: _, ...body }) => body, 'timeSlot', 'time_slot_missing'],
  [
    'a date in the past',
    (body) => ({ ...body, scheduledAt: `${dayAhead(-1)}T06:00:00Z` }),
    'scheduledAt',
    'date_past',
  ],
  [
    'a date in the year 9999',
    (body) => ({ ...body, scheduledAt: '9999-01-01T06:00:00Z' }),
    'scheduledAt',
    'date_too_far',
  ],
  [
    'a date 91 days ahead',
    (body) => ({ ...body, scheduledAt: `${dayAhead(91)}T06:00:00Z` }),
    'scheduledAt',
    'date_too_far',
  ],
  [
    'a time that does not exist',
    (body) => ({ ...body, timeSlot: { start: '25:00 AM', end: '12:00 PM' } }),
    'timeSlot.start',
    'slot_start_format',
  ],
  [
    'an end before its start',
    (body) => ({ ...body, timeSlot: { start: '10:00 AM', end: '09:00 AM' } }),
    'timeSlot',
    'slot_bounds',
  ],
  [
    'a slot before 6 AM',
    (body) => ({ ...body, timeSlot: { start: '05:00 AM', end: '07:00 AM' } }),
    'timeSlot',
    'slot_bounds',
  ],
  [
    'a slot of 23 hours',
    (body) => ({ ...body, timeSlot: { start: '12:00 AM', end: '11:00 PM' } }),
    'timeSlot',
    'slot_too_long',
  ],
  [
    'a slot from ten past ten',
    (body) => ({ ...body, timeSlot: { start: '10:10 AM', end: '12:00 PM' } }),
    'timeSlot',
    'slot_quarters',
  ],
  [
    'a text of 501 characters',
    (body) => ({ ...body, instructions: 'x'.repeat(501) }),
    'instructions',
    'instructions_too_long',
  ],
];

for (const [what, spoil, field, code] of wrong)
  test(`${what} is refused under ${field}`, async () => {
    const body = bookingBodyFor(await makeBookable());
    assert.deepEqual(fieldsIn(await book(await signIn('customer'), spoil(body))), [[field, code]]);
  });

test('a booking without an address uses the account’s, or names each missing part', async () => {
  const { address: _, ...body } = bookingBodyFor(await makeBookable());
  assert.deepEqual(
    fieldsIn(await book(await signIn('customer'), body)),
    ['street', 'city', 'state', 'pinCode'].map((part) => [`address.${part}`, 'booking_address_required']),
  );
  const address = { street: '7 Mall Road', city: 'Kanpur', state: 'Uttar Pradesh', pinCode: '208001' };
  const settled = await makeSession(await makeUser({ address }));
  assert.equal(viewIn(await book(settled, body)).address.street, '7 Mall Road');
});

test('a service the worker does not offer, or a time outside their hours, is refused', async () => {
  const customer = await signIn('customer');
  const bookable = await makeBookable();
  const { job } = await makeBookable();
  assert.deepEqual(fieldsIn(await book(customer, bookingBodyFor({ ...bookable, job }))), [
    ['serviceId', 'service_not_offered'],
  ]);
  const idle = await makeBookable({ availability: { weekdays: [], timeSlots: [] } });
  assert.equal(expectRefusal(await book(customer, bookingBodyFor(idle)), 409).code, 'slot_taken');
});

test('refuses a time, or a move to it, that leaves too little waking time to answer, and offers others', async () => {
  const bookable = await makeBookable();
  const { user } = await signIn('customer');
  setClock(spanOn(dayAhead(1), { start: 1_305, end: 1_320 }).startsAt);
  const customer = await makeSession(user);
  const bodyAt = (start: number) =>
    bookingBodyFor({ ...bookable, localDate: dayAhead(1), slot: { start, end: start + 60 } });
  const refused = expectRefusal(await book(customer, bodyAt(480)), 409);
  assert.equal(refused.code, 'slot_taken');
  const { nextSlots } = bookings.takenDetail.parse(refused.data);
  assert.equal(nextSlots[0]?.timeSlot.label, '10 AM-12 PM');
  const booked = viewIn(await book(customer, bodyAt(600)));
  // A quarter hour in the evening, and the rest from 7 AM.
  assert.equal(booked.expiresAt?.slice(0, 16), `${dayAhead(1)}T03:15`);
  const { scheduledAt, timeSlot } = bodyAt(480);
  const params = { id: booked._id };
  const body = { scheduledAt, timeSlot };
  const moved = await send(customer, bookings.rescheduleBookingContract, { params, body });
  assert.equal(expectRefusal(moved, 409).code, 'slot_taken');
});

test('a worker can be booked 90 days ahead; day 91 offers no slots', async () => {
  const customer = await signIn('customer');
  const bookable = await makeBookable();
  const statesOn = async (date: string) => {
    const params = { id: String(bookable.worker._id) };
    const { json } = await send(customer, bookings.listSlotsContract, { params, query: { date } });
    const { slots } = z.looseObject({ data: bookings.dayOfSlots }).parse(json).data;
    return [...new Set(slots.map(({ state }) => state))];
  };
  assert.deepEqual([await statesOn(dayAhead(90)), await statesOn(dayAhead(91))], [['free'], ['off']]);
  assert.equal((await book(customer, bookingBodyFor({ ...bookable, localDate: dayAhead(90) }))).status, 201);
});

test('a worker’s slots show what is taken and the price, not who booked', async () => {
  const { bookable, customer } = await makePair();
  const answer = await send(customer, bookings.listSlotsContract, {
    params: { id: String(bookable.worker._id) },
    query: { date: dayAhead(2), serviceId: String(bookable.job._id) },
  });
  expectSuccess(answer, bookings.listSlotsContract);
  const { slots } = z
    .looseObject({
      data: z.looseObject({ slots: z.array(z.looseObject({ state: z.string(), pricePaise: z.number() })) }),
    })
    .parse(answer.json).data;
  assert.deepEqual(
    slots.map(({ state, pricePaise }) => [state, pricePaise]),
    Array.from({ length: 7 }, (_, index) => [index === 2 ? 'taken' : 'free', 50_000]),
  );
});

test('the slot of a booking being rescheduled is “own” to its customer and taken to others', async () => {
  const { bookable, customer, params } = await makePair();
  const stateFor = async (reader: SignedIn): Promise<string | undefined> => {
    const answer = await send(reader, bookings.listSlotsContract, {
      params: { id: String(bookable.worker._id) },
      query: { date: dayAhead(2), bookingId: params.id },
    });
    const { data } = z.looseObject({ data: bookings.dayOfSlots }).parse(answer.json);
    return data.slots[2]?.state;
  };
  assert.equal(await stateFor(customer), 'own');
  assert.equal(await stateFor(await signIn('customer')), 'taken');
});
