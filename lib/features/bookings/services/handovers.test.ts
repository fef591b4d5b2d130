import assert from 'node:assert/strict';
import { afterEach, test } from 'node:test';
import { z } from 'zod';
import * as acts from '#lib/features/admin/contracts/booking-acts.ts';
import { setPauseContract } from '#lib/features/admin/contracts/moderation.ts';
import * as bookings from '#lib/features/bookings/contracts/bookings.ts';
import { answerHandoverContract, listHandoversContract } from '#lib/features/bookings/contracts/handover.ts';
import { deleteAccountContract } from '#lib/features/privacy/contracts/privacy.ts';
import { resetClock, setClock } from '#lib/platform/time/clock.ts';
import { User, type UserRecord } from '#models/people/user.ts';
import { expectRefusal, expectSuccess } from '#e2e/kit/api/expect-reply.ts';
import { sendCall } from '#e2e/kit/api/send-call.ts';
import { makeBlock } from '#e2e/kit/factories/blocks.ts';
import { dayAhead, makeBooking } from '#e2e/kit/factories/bookings.ts';
import { makeSession, TEST_PASSWORD } from '#e2e/kit/factories/users.ts';
import { openHandover as open, proposeHandover, type Proposed } from '#e2e/kit/proposed-handover.ts';
import { readNews } from '#e2e/kit/read-news.ts';
import { useTestServer } from '#e2e/kit/test-server.ts';
import { closeBookings } from './close-bookings.ts';

const { url } = useTestServer();
afterEach(resetClock);

const openHandover = (options?: Proposed) => open(url, options);

const proposed = (options?: Proposed) => proposeHandover(url, options);

type Found = Awaited<ReturnType<typeof proposed>>;

const assertKept = async ({ read, countCells, former, worker }: Found): Promise<void> => {
  const { workerId, handover, status } = await read();
  assert.deepEqual([String(workerId), handover ?? null], [String(former._id), null]);
  assert.equal(await countCells(worker), 0, 'the other worker’s time is free again');
  assert.equal((await countCells(former)) > 0, status === 'accepted' || status === 'on_the_way');
};

for (const first of ['customer', 'worker'] as const)
  test(`a booking changes hands once both said yes, the ${first} first`, async () => {
    const found = await proposed();
    const { customer, former, worker, answer, call, read, countCells } = found;
    const [one, other] = first === 'customer' ? [customer, worker] : [worker, customer];
    assert.equal((await answer(one, true)).status, 200);
    assert.equal(String((await read()).workerId), String(former._id), 'one yes changes nothing');
    assert.equal((await call(worker, bookings.getBookingContract)).status, 404);
    assert.equal((await answer(one, true)).status, 200, 'a second tap does nothing');
    assert.equal((await answer(other, true)).status, 200);
    const after = await read();
    assert.deepEqual([String(after.workerId), after.status], [String(worker._id), 'accepted']);
    assert.deepEqual([after.pricePaise, await countCells(former)], [50_000, 0]);
    assert.ok((await countCells(worker)) > 0);
    assert.equal((await call(former, bookings.getBookingContract)).status, 404);
    const seen = await call(worker, bookings.getBookingContract);
    const shape = z.looseObject({
      data: z.looseObject({ address: z.looseObject({ street: z.string() }), undoUntil: z.null() }),
    });
    assert.equal(shape.parse(seen.json).data.address.street, '12 Park Road');
    assert.deepEqual((await readNews(customer)).slice(-2), ['handover_offered', 'handed_over']);
    assert.deepEqual((await readNews(worker)).slice(-2), ['handover_asked', 'handed_over']);
    assert.deepEqual((await readNews(former)).slice(-1), ['handed_away']);
  });

for (const side of ['customer', 'worker'] as const)
  test(`if the ${side} declines, the booking stays as it is, even after the other accepted`, async () => {
    const found = await proposed();
    const [no, yes] = side === 'customer' ? [found.customer, found.worker] : [found.worker, found.customer];
    await found.answer(yes, true);
    assert.equal((await found.answer(no, false)).status, 200);
    await assertKept(found);
    assert.deepEqual((await readNews(yes)).slice(-1), ['handover_ended']);
    const late = await found.answer(yes, true);
    // The worker has no more to do with the booking.
    assert.equal(late.status, yes === found.worker ? 404 : 409);
  });

test('an answer about another worker than the proposed one is refused', async () => {
  const found = await proposed();
  const { customer, former, worker, call, read } = found;
  const { pricePaise = 0 } = (await read()).handover ?? {};
  for (const answer of [{ accept: true, pricePaise }, { accept: false }]) {
    const late = await call(customer, answerHandoverContract, { ...answer, workerId: String(former._id) });
    assert.equal(expectRefusal(late, 409).code, 'booking_changed');
  }
  assert.equal((await read()).handover?.customerYesAt, undefined);
  const shown = { accept: true, pricePaise, workerId: String(worker._id) };
  expectSuccess(await call(customer, answerHandoverContract, shown), answerHandoverContract);
  assert.ok((await read()).handover?.customerYesAt);
});

test('an unanswered proposal ends at its deadline', async () => {
  const found = await proposed();
  await found.answer(found.customer, true);
  const { handover } = await found.read();
  assert.ok(handover);
  setClock(handover.expiresAt);
  const late = await found.answer(found.worker, true);
  assert.equal(expectRefusal(late, 409).code, 'no_handover');
  await closeBookings();
  await assertKept(found);
  for (const who of [found.customer, found.worker])
    assert.deepEqual((await readNews(who)).slice(-1), ['handover_ended']);
});

test('one worker is asked at a time, and the proposal can be withdrawn', async () => {
  const found = await proposed();
  assert.equal(expectRefusal(await found.propose(), 409).code, 'handover_open');
  const move = await found.act(acts.moveBookingContract, { startsAt: new Date().toISOString() });
  assert.equal(expectRefusal(move, 409).code, 'handover_open');
  expectSuccess(await found.act(acts.withdrawWorkerContract), acts.withdrawWorkerContract);
  await assertKept(found);
  const again = await found.act(acts.withdrawWorkerContract);
  assert.equal(expectRefusal(again, 409).code, 'no_handover');
});

const endings = [
  ['the former worker cancels', 'former', { status: 'cancelled', reasonCode: 'ill' }],
  ['the customer cancels', 'customer', { status: 'cancelled', feePaise: 50_000 }],
  ['the former worker sets out', 'former', { status: 'on_the_way' }],
] as const;

for (const [name, who, body] of endings)
  test(`a proposal ends when ${name}`, async () => {
    const found = await proposed();
    await found.answer(found.worker, true);
    const { startsAt } = await found.read();
    if (body.status === 'on_the_way') setClock(new Date(startsAt.getTime() - 3_600_000));
    const moved = await found.call(found[who], bookings.setBookingStatusContract, body);
    assert.equal(moved.status, 200, JSON.stringify(moved.json));
    await assertKept(found);
    assert.deepEqual((await readNews(found.worker)).slice(-1), ['handover_ended']);
  });

test('a higher price needs a customer who was shown it', async () => {
  const found = await proposed({ hourlyRatePaise: 30_000, price: 'own' });
  await found.answer(found.worker, true);
  const stale = await found.answer(found.customer, true, 50_000);
  assert.equal(expectRefusal(stale, 409).code, 'price_changed');
  assert.equal((await found.answer(found.customer, true, 60_000)).status, 200);
  assert.equal((await found.read()).pricePaise, 60_000);
});

test('a worker who usually takes more comes for the agreed price, and one who takes less for their own', async () => {
  for (const [hourlyRatePaise, pricePaise] of [
    [30_000, 50_000],
    [20_000, 40_000],
  ] as const) {
    const found = await proposed({ hourlyRatePaise });
    assert.equal((await found.read()).handover?.pricePaise, pricePaise);
  }
});

const leave = (found: Found): Promise<unknown> =>
  found.call(found.worker, deleteAccountContract, {
    ...{ reason: 'other', confirmation: true, password: TEST_PASSWORD, cancelBookings: true },
  });

const pause = async ({ admin, worker }: Found): Promise<unknown> =>
  sendCall({
    ...{ origin: url(), call: setPauseContract, token: admin.token },
    parts: {
      params: { id: String(worker._id) },
      body: { reason: 'other', evidence: 'As reported.', urgency: 'danger' },
    },
  });

for (const [name, end] of [
  ['is paused', pause],
  ['deletes the account', leave],
] as const)
  test(`a proposal ends when the other worker ${name}`, async () => {
    const found = await proposed();
    await found.answer(found.customer, true);
    await end(found);
    await assertKept(found);
    assert.deepEqual((await readNews(found.customer)).slice(-1), ['handover_ended']);
  });

test('a block between the two after the proposal stops the handover', async () => {
  const found = await proposed();
  await found.answer(found.customer, true);
  await makeBlock({ blockerId: String(found.worker._id), blockedId: String(found.customer._id) });
  assert.equal(expectRefusal(await found.answer(found.worker, true), 409).code, 'worker_not_free');
});

test('a worker who is booked, is blocked, has the customer’s number or is the admin isn’t proposed', async () => {
  const busy = await openHandover();
  const { worker, job } = busy;
  await makeBooking({ bookable: { worker, job }, status: 'accepted', localDate: dayAhead(3) });
  assert.equal(expectRefusal(await busy.propose(), 409).code, 'worker_not_free');
  const blocked = await openHandover();
  await makeBlock({ blockerId: String(blocked.customer._id), blockedId: String(blocked.worker._id) });
  assert.equal(expectRefusal(await blocked.propose(), 409).code, 'worker_not_free');
  const same = await openHandover();
  const provedPhone = '9876500011';
  await User.updateOne({ _id: same.customer._id }, { $set: { provedPhone } });
  await User.updateOne({ _id: same.worker._id }, { $set: { provedPhone } });
  assert.equal(expectRefusal(await same.propose(), 409).code, 'worker_not_free');
  const own = await openHandover();
  await User.updateOne({ _id: own.admin.userId }, { $set: { provedPhone: '9876500012' } });
  await User.updateOne({ _id: own.worker._id }, { $set: { provedPhone: '9876500012' } });
  assert.equal(expectRefusal(await own.propose(), 403).code, 'own_booking');
});

test('answers at the same moment leave one outcome and one reserved time', async () => {
  for (const [customerSays, workerSays] of [
    [true, true],
    [true, false],
    [false, true],
  ] as const) {
    const found = await proposed();
    const { customer, worker, former, answer, read, countCells } = found;
    await Promise.all([answer(customer, customerSays), answer(worker, workerSays)]);
    const after = await read();
    const isHandedOver = customerSays && workerSays;
    assert.equal(after.handover ?? null, null);
    assert.equal(String(after.workerId), String((isHandedOver ? worker : former)._id));
    assert.equal((await countCells(former)) > 0, !isHandedOver);
    assert.equal((await countCells(worker)) > 0, isHandedOver);
  }
});

test('the asked worker sees the area and the price, not the street, and strangers see nothing', async () => {
  const found = await proposed();
  const read = async (who: UserRecord) => {
    const call = listHandoversContract;
    const { token } = await makeSession(who);
    const answer = await sendCall({ origin: url(), call, token });
    expectSuccess(answer, call);
    return {
      text: JSON.stringify(answer.json),
      list: z.looseObject(call.reply.shape).parse(answer.json).data,
    };
  };
  const { text, list } = await read(found.worker);
  assert.deepEqual(
    list.map(({ _id, pricePaise, hasAgreed }) => [_id, pricePaise, hasAgreed]),
    [[found.bookingId, 50_000, false]],
  );
  assert.ok(!text.includes('Park Road') && !text.includes(found.customer.email));
  assert.deepEqual((await read(found.former)).list, []);
  assert.equal((await found.answer(found.former, true)).status, 404);
});

test('a customer who has eight hours with the other worker by now can’t agree', async () => {
  const found = await proposed();
  const { worker, job, customer } = found;
  for (const ahead of [5, 6, 7, 8])
    await makeBooking({
      ...{ bookable: { worker, job }, customer, status: 'accepted' },
      localDate: dayAhead(ahead),
    });
  const refused = await found.answer(customer, true);
  assert.equal(expectRefusal(refused, 409).code, 'too_many_open_hours');
});

test('a worker without a proved contact takes over one job at a time', async () => {
  const found = await proposed();
  const { worker, job } = found;
  await User.updateOne({ _id: worker._id }, { $unset: { emailProvedAt: 1 } });
  await makeBooking({ bookable: { worker, job }, status: 'accepted', localDate: dayAhead(6) });
  assert.equal(expectRefusal(await found.answer(worker, true), 403).code, 'prove_to_accept');
  assert.equal(expectRefusal(await found.answer(found.customer, true), 409).code, 'worker_not_free');
});
