import assert from 'node:assert/strict';
import { afterEach, test } from 'node:test';
import * as bookings from '#lib/features/bookings/contracts/bookings.ts';
import type { BookingStatus } from '#lib/features/bookings/contracts/booking-status.ts';
import { resetClock, setClock } from '#lib/platform/time/clock.ts';
import { findBooking } from '#models/bookings/booking.ts';
import { expectRefusal } from '#e2e/kit/api/expect-reply.ts';
import { bookingClient, makePair, viewIn } from '#e2e/kit/booking-client.ts';
import { makeSession } from '#e2e/kit/factories/users.ts';
import { waitingNotifications } from '#e2e/kit/factories/waiting-rows.ts';
import { useTestServer } from '#e2e/kit/test-server.ts';

const { url } = useTestServer();
const { send } = bookingClient(url);

afterEach(resetClock);

const SECOND_MS = 1000;

/** An accepted booking an hour before its start. */
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

const fetchStatus = async ({ id }: { id: string }) => (await findBooking(id))?.status;

test('a move made by mistake can be undone within two minutes, and the customer is notified', async () => {
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
  const notifications = (await waitingNotifications()).filter(({ content }) =>
    JSON.stringify(content).includes('"not_arrived"'),
  );
  assert.deepEqual(
    notifications.map(({ mail }) => mail),
    [true],
    'feed and mail',
  );
});

test('a move cannot be undone after two minutes', async () => {
  const { params, tap, undo, goOn } = await nearStart();
  await tap('on_the_way');
  goOn(121);
  assert.equal(expectRefusal(await undo('on_the_way'), 409).code, 'illegal_move');
  assert.equal(await fetchStatus(params), 'on_the_way');
});

test('a double tap undoes one move, and an acceptance of long ago is not undone', async () => {
  const { params, tap, undo } = await nearStart();
  await tap('on_the_way');
  await tap('arrived');
  const answers = await Promise.all([undo('arrived'), undo('arrived')]);
  assert.deepEqual(answers.map(({ status }) => status).toSorted(), [200, 409]);
  assert.equal(await fetchStatus(params), 'on_the_way');
  assert.equal((await undo('on_the_way')).status, 200);
  assert.equal(await fetchStatus(params), 'accepted');
  expectRefusal(await undo('accepted'), 409);
  expectRefusal(await undo('on_the_way'), 409);
});

test('nothing can be undone once the customer has cancelled, even concurrently', async () => {
  for (let round = 0; round < 5; round += 1) {
    const { params, tap, undo, cancel } = await nearStart();
    await tap('on_the_way');
    const [cancelled] = await Promise.all([cancel(), undo('on_the_way')]);
    assert.equal(cancelled.status, 200);
    assert.equal(await fetchStatus(params), 'cancelled');
    expectRefusal(await undo('on_the_way'), 409);
  }
});

test('a booking allows three undos', async () => {
  const { tap, undo } = await nearStart();
  for (let round = 0; round < 3; round += 1) {
    await tap('on_the_way');
    assert.equal((await undo('on_the_way')).status, 200);
  }
  assert.equal((await tap('on_the_way')).undoUntil, null);
  expectRefusal(await undo('on_the_way'), 409);
});
