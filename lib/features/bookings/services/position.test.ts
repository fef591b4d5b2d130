import assert from 'node:assert/strict';
import { afterEach, test } from 'node:test';
import { z } from 'zod';
import { setBookingStatusContract, undoStepContract } from '#lib/features/bookings/contracts/bookings.ts';
import * as positions from '#lib/features/bookings/contracts/position.ts';
import { toPoint } from '#lib/features/places/contracts/digipin.ts';
import { exportAccountContract } from '#lib/features/privacy/contracts/privacy.ts';
import { now, resetClock, setClock } from '#lib/platform/time/clock.ts';
import { findBooking } from '#models/bookings/booking.ts';
import { database } from '#models/connection.ts';
import { expectRefusal, expectSuccess } from '#e2e/kit/api/expect-reply.ts';
import { bookingClient, makePair } from '#e2e/kit/booking-client.ts';
import { dayAhead, makeBooking } from '#e2e/kit/factories/bookings.ts';
import { signIn } from '#e2e/kit/factories/users.ts';
import { useTestServer } from '#e2e/kit/test-server.ts';
import { closeBookings } from './close-bookings.ts';

const { url } = useTestServer();
const { send } = bookingClient(url);
afterEach(resetClock);

const MINUTE_MS = 60_000;
const goOn = (minutes: number): void => setClock(new Date(now().getTime() + minutes * MINUTE_MS));

const HERE = { lat: 27.1751448, lng: 78.0421422 };
const DOOR = '378-K4T-L584';
const SHOWN = { lat: 27.175, lng: 78.042 };

/** A visit half an hour before its start whose worker is on the way, and the calls about her position. */
const makeWay = async () => {
  const { bookable, booking, customer, worker, params } = await makePair('accepted');
  setClock(new Date(booking.startsAt.getTime() - 30 * MINUTE_MS));
  const { _id } = booking;
  await database()
    .collection('bookings')
    .updateOne({ _id }, { $set: { 'address.digipin': DOOR } });
  const move = async (status: string, who = worker, more: object = {}): Promise<void> => {
    const moving = await send(who, setBookingStatusContract, { params, body: { status, ...more } });
    expectSuccess(moving, setBookingStatusContract);
  };
  await move('on_the_way');
  const share = (body: object = HERE, who = worker) =>
    send(who, positions.sharePositionContract, { params, body });
  const read = async () => {
    const reply = await send(customer, positions.readPositionContract, { params });
    return z.looseObject(positions.readPositionContract.reply.shape).parse(reply.json).data;
  };
  const isKept = async (): Promise<boolean> => (await findBooking(params.id))?.sighting !== undefined;
  return { bookable, booking, customer, worker, params, move, share, read, isKept };
};

test('the customer reads where the worker is, how far from the door, and when she was seen', async () => {
  const { share, read } = await makeWay();
  assert.equal(await read(), null, 'off until the worker shares it');
  const door = toPoint(DOOR);
  assert.ok(door);
  await share({ lat: door.lat + 0.045, lng: door.lng });
  const seen = await read();
  const age = now().getTime() - Date.parse(seen?.seenAt ?? '');
  assert.ok(age >= 0 && age < MINUTE_MS);
  assert.deepEqual([seen?.distanceKm, seen?.minutes], [5, 30]);

  goOn(1);
  await share();
  const next = await read();
  assert.deepEqual([next?.lat, next?.lng], [SHOWN.lat, SHOWN.lng], 'only the last one, blurred');
});

test('a position from very far away changes the shown distance and nothing else', async () => {
  const { params, share, read } = await makeWay();
  const before = await findBooking(params.id);
  const [outbox, notifications] = ['outbox', 'notifications'].map((name) => database().collection(name));
  const count = () => Promise.all([outbox?.countDocuments(), notifications?.countDocuments()]);
  const rows = await count();
  expectSuccess(await share({ lat: -33.9, lng: 151.2 }), positions.sharePositionContract);
  assert.ok(((await read())?.distanceKm ?? 0) > 5000);
  assert.equal((await read())?.minutes, null);
  const { sighting, ...after } = (await findBooking(params.id)) ?? {};
  assert.ok(sighting);
  assert.deepEqual(after, before);
  assert.deepEqual(await count(), rows);
});

test('a position is gone once the worker stops showing it', async () => {
  const { worker, params, share, read, isKept } = await makeWay();
  await share();
  const hidden = await send(worker, positions.hidePositionContract, { params });
  expectSuccess(hidden, positions.hidePositionContract);
  assert.deepEqual([await read(), await isKept()], [null, false]);
});

test('a position is gone with the arrival, and a later one is refused', async () => {
  const { move, share, read, isKept } = await makeWay();
  await share();
  await move('arrived');
  assert.deepEqual([await read(), await isKept()], [null, false]);
  assert.equal(expectRefusal(await share(), 409).code, 'illegal_move');
  assert.equal(await isKept(), false);
});

test('a position is gone when the visit is cancelled, or the worker takes her step back', async () => {
  const cancelled = await makeWay();
  await cancelled.share();
  await cancelled.move('cancelled', cancelled.customer, { feePaise: 50_000 });
  assert.equal(await cancelled.isKept(), false);

  resetClock();
  const undone = await makeWay();
  await undone.share();
  const { worker, params } = undone;
  expectSuccess(
    await send(worker, undoStepContract, { params, body: { status: 'on_the_way' } }),
    undoStepContract,
  );
  assert.equal(await undone.isKept(), false);
});

test('a position is neither shown nor kept ten minutes after the phone fell silent', async () => {
  const { share, read, isKept } = await makeWay();
  await share();
  goOn(9);
  await closeBookings();
  assert.equal((await read())?.lat, SHOWN.lat);
  goOn(1);
  assert.equal(await read(), null);
  await closeBookings();
  assert.equal(await isKept(), false);
});

test('a position that arrives while the arrival is stored does not stay', async () => {
  const { move, share, isKept } = await makeWay();
  await Promise.all([share(), move('arrived'), share(), share()]);
  assert.equal(await isKept(), false);
});

test('the data download of neither side contains a position, during or after the visit', async () => {
  const { customer, worker, move, share } = await makeWay();
  await share();
  const expectNone = async (): Promise<void> => {
    for (const who of [customer, worker]) {
      const { text } = await send(who, exportAccountContract, {});
      assert.ok(text.includes('HN-') && !text.includes(String(SHOWN.lng)), who.user.role);
    }
  };
  await expectNone();
  await move('arrived');
  await expectNone();
});

test('only the worker of this visit can set a position, and only its customer reads it', async () => {
  const { params, share } = await makeWay();
  await share();
  assert.equal(expectRefusal(await share(HERE, await signIn('worker')), 404).code, 'not_found');
  const stranger = await signIn('customer');
  const read = await send(stranger, positions.readPositionContract, { params });
  assert.equal(expectRefusal(read, 404).code, 'not_found');
});

/** A worker on the way to two customers, with a screen for each. */
const makeTwoWays = async () => {
  const { bookable, worker, params } = await makeWay();
  const other = await makeBooking({ bookable, status: 'on_the_way', localDate: dayAhead(3) });
  const toShare = (id: string) => {
    const screen = crypto.randomUUID();
    const share = (body: object) =>
      send(worker, positions.sharePositionContract, { params: { id }, body: { ...HERE, ...body } });
    return {
      start: () => share({ screen, isFirst: true }),
      goOn: () => share({ screen, isFirst: false }),
      unnamed: () => share({}),
      hide: () => send(worker, positions.hidePositionContract, { params: { id } }),
      isShown: async (): Promise<boolean> => (await findBooking(id))?.sighting !== undefined,
    };
  };
  const [first, second] = [toShare(params.id), toShare(String(other._id))];
  const listShown = () => Promise.all([first.isShown(), second.isShown()]);
  return { first, second, listShown, again: () => toShare(params.id) };
};

test('starting to share on another screen ends the first, also once the other has stopped', async () => {
  const { first, second, listShown, again } = await makeTwoWays();
  expectSuccess(await first.start(), positions.sharePositionContract);
  expectSuccess(await first.goOn(), positions.sharePositionContract);
  expectSuccess(await second.start(), positions.sharePositionContract);
  assert.deepEqual(await listShown(), [false, true]);
  assert.equal(expectRefusal(await first.goOn(), 409).code, 'illegal_move');
  expectSuccess(await second.hide(), positions.hidePositionContract);
  expectRefusal(await first.goOn(), 409);
  expectRefusal(await second.goOn(), 409);
  assert.deepEqual(await listShown(), [false, false]);
  expectSuccess(await first.start(), positions.sharePositionContract);
  const other = again();
  expectSuccess(await other.start(), positions.sharePositionContract);
  expectRefusal(await first.goOn(), 409);
  expectSuccess(await other.goOn(), positions.sharePositionContract);
});

test('two screens that start at once leave one customer who sees where the worker is', async () => {
  const { first, second, listShown } = await makeTwoWays();
  const answers = await Promise.all([first.start(), second.start()]);
  for (const answer of answers) expectSuccess(answer, positions.sharePositionContract);
  assert.deepEqual((await listShown()).toSorted(), [false, true]);
});

test('a screen that was silent for ten minutes goes on, unless another has started', async () => {
  const { first, second, listShown } = await makeTwoWays();
  await first.start();
  goOn(10);
  await closeBookings();
  assert.deepEqual(await listShown(), [false, false]);
  expectSuccess(await first.goOn(), positions.sharePositionContract);
  assert.deepEqual(await listShown(), [true, false]);
  goOn(10);
  await second.start();
  expectRefusal(await first.goOn(), 409);
});

test('a screen of an earlier release, which does not say that it starts, ends no other', async () => {
  const { first, second, listShown } = await makeTwoWays();
  await first.start();
  expectRefusal(await second.unnamed(), 409);
  expectRefusal(await first.unnamed(), 409);
  expectSuccess(await first.hide(), positions.hidePositionContract);
  expectSuccess(await second.unnamed(), positions.sharePositionContract);
  expectSuccess(await first.start(), positions.sharePositionContract);
  assert.deepEqual(await listShown(), [true, false]);
});

test('old positions are found by an index', async () => {
  await makeBooking();
  const filter = { 'sighting.at': { $type: 'date', $lte: now() } };
  const plan = await database().collection('bookings').find(filter).explain('queryPlanner');
  assert.match(JSON.stringify(plan), /IXSCAN/);
});
