import assert from 'node:assert/strict';
import { afterEach, test } from 'node:test';
import * as bookings from '#lib/features/bookings/contracts/bookings.ts';
import type { BookingStatus } from '#lib/features/bookings/contracts/booking-status.ts';
import { resetClock, setClock } from '#lib/platform/time/clock.ts';
import { findBooking } from '#models/bookings/booking.ts';
import { expectRefusal } from '#server/testing/api/expect-reply.ts';
import { bookingClient, makePair, viewIn } from '#server/testing/booking-client.ts';
import { makeSession } from '#server/testing/factories/users.ts';
import { waitingNews } from '#server/testing/factories/waiting-rows.ts';
import { useTestServer } from '#server/testing/test-server.ts';

const { url } = useTestServer();
const { send } = bookingClient(url);

afterEach(resetClock);

const SECOND_MS = 1000;

/** An accepted booking an hour before its start, where its worker taps. */
const nearStart = async () => {
  const { booking, params, customer, worker } = await makePair('accepted');
  const start = booking.startsAt.getTime() - 3_600_000;
  setClock(new Date(start));
  const [who, theirs] = [await makeSession(customer.user), await makeSession(worker.user)];
  const tap = async (status: BookingStatus) =>
    viewIn(await send(theirs, bookings.setBookingStatusContract, { params, body: { status } }));
  const undo = (status: string) => send(theirs, bookings.undoStepContract, { params, body: { status } });
  const cancel = () =>
    send(who, bookings.setBookingStatusContract, {
      params,
      body: { status: 'cancelled', feePaise: booking.pricePaise },
    });
  const goOn = (seconds: number) => setClock(new Date(start + seconds * SECOND_MS));
  const read = async () => viewIn(await send(who, bookings.getBookingContract, { params }));
  return { booking, params, tap, undo, cancel, goOn, read };
};

const statusOf = async ({ id }: { id: string }) => (await findBooking(id))?.status;

test('a step taken by mistake is taken back within two minutes; the customer sees it and is told that it was one', async () => {
  const { tap, undo, goOn, read } = await nearStart();
  await tap('on_the_way');
  const arrived = await tap('arrived');
  assert.ok(arrived.undoUntil);
  assert.equal((await read()).undoUntil, null, 'the customer has nothing to take back');
  goOn(100);
  const back = viewIn(await undo('arrived'));
  const { status, takesBack } = back.history.at(-1) ?? {};
  assert.deepEqual([back.status, status, takesBack], ['on_the_way', 'on_the_way', 'arrived']);
  assert.equal((await read()).status, 'on_the_way');
  const told = (await waitingNews()).filter(({ content }) =>
    JSON.stringify(content).includes('"not_arrived"'),
  );
  assert.deepEqual(
    told.map(({ mail }) => mail),
    [true],
    'feed and mail',
  );
});

test('after two minutes a step stays', async () => {
  const { params, tap, undo, goOn } = await nearStart();
  await tap('on_the_way');
  goOn(121);
  assert.equal(expectRefusal(await undo('on_the_way'), 409).code, 'illegal_move');
  assert.equal(await statusOf(params), 'on_the_way');
});

test('whoever taps twice takes back one step, and a yes is never taken back', async () => {
  const { params, tap, undo } = await nearStart();
  await tap('on_the_way');
  await tap('arrived');
  const answers = await Promise.all([undo('arrived'), undo('arrived')]);
  assert.deepEqual(answers.map(({ status }) => status).toSorted(), [200, 409]);
  assert.equal(await statusOf(params), 'on_the_way');
  assert.equal((await undo('on_the_way')).status, 200);
  assert.equal(await statusOf(params), 'accepted');
  expectRefusal(await undo('accepted'), 400);
  expectRefusal(await undo('on_the_way'), 409);
});

test('once the customer has cancelled there is nothing to take back, also at the same moment', async () => {
  for (let round = 0; round < 5; round += 1) {
    const { params, tap, undo, cancel } = await nearStart();
    await tap('on_the_way');
    const [cancelled] = await Promise.all([cancel(), undo('on_the_way')]);
    assert.equal(cancelled.status, 200);
    assert.equal(await statusOf(params), 'cancelled');
    expectRefusal(await undo('on_the_way'), 409);
  }
});

test('nobody is sent to the door again and again: three slips of a booking are taken back', async () => {
  const { tap, undo } = await nearStart();
  for (let round = 0; round < 3; round += 1) {
    await tap('on_the_way');
    assert.equal((await undo('on_the_way')).status, 200);
  }
  assert.equal((await tap('on_the_way')).undoUntil, null);
  expectRefusal(await undo('on_the_way'), 409);
});
