import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { afterEach, test } from 'node:test';
import { z } from 'zod';
import { setPreferencesContract } from '#lib/features/accounts/contracts/preferences.ts';
import { readTeamContract } from '#lib/features/agency/contracts/agency.ts';
import type { BookingView } from '#lib/features/bookings/contracts/booking-view.ts';
import * as bookings from '#lib/features/bookings/contracts/bookings.ts';
import { readJobBoardContract } from '#lib/features/bookings/contracts/job-board.ts';
import { message } from '#lib/features/messages/contracts/message.ts';
import { listMessagesContract, sendMessageContract } from '#lib/features/messages/contracts/messages.ts';
import { readOfficeBookingContract } from '#lib/features/office/contracts/office.ts';
import { exportAccountContract } from '#lib/features/privacy/contracts/privacy.ts';
import type { Contract } from '#lib/platform/contract/contract.ts';
import { resetClock, setClock } from '#lib/platform/time/clock.ts';
import { findBooking } from '#models/bookings/booking.ts';
import { database } from '#models/connection.ts';
import { expectRefusal, expectSuccess } from '#e2e/kit/api/expect-reply.ts';
import { bookingClient, viewIn } from '#e2e/kit/booking-client.ts';
import { loseDoorKey } from '#e2e/kit/door-code.ts';
import { makeBookable, makeBooking } from '#e2e/kit/factories/bookings.ts';
import { makeSession, makeUser, signIn, type SignedIn } from '#e2e/kit/factories/users.ts';
import { useTestServer } from '#e2e/kit/test-server.ts';
import { tryDoorCode } from './steps/door-code.ts';

const { url } = useTestServer();
const { send } = bookingClient(url);
afterEach(resetClock);

const MINUTE_MS = 60_000;

const choose = async (who: SignedIn, asksDoorCode: boolean) => {
  const answer = await send(who, setPreferencesContract, { body: { asksDoorCode } });
  expectSuccess(answer, setPreferencesContract);
};

/** An accepted booking of a customer who wants a code, at its start. */
const makeVisit = async ({ asks = true } = {}) => {
  const broker = await signIn('broker');
  const bookable = await makeBookable({ brokerId: broker.user._id });
  const user = await makeUser({ name: 'Asha Gupta' });
  const customer = await makeSession(user);
  await choose(customer, asks);
  const worker = await makeSession(bookable.worker);
  const booking = await makeBooking({ bookable, customer: user, status: 'pending' });
  const params = { id: String(booking._id) };
  const read = async (who: SignedIn): Promise<BookingView> =>
    viewIn(await send(who, bookings.getBookingContract, { params }));
  const set = (who: SignedIn, body: object, headers?: Record<string, string>) =>
    send(who, bookings.setBookingStatusContract, { params, body, ...(headers && { headers }) });
  const start = (body: object = {}, headers?: Record<string, string>) =>
    set(worker, { status: 'in_progress', ...body }, headers);
  expectSuccess(await set(worker, { status: 'accepted' }), bookings.setBookingStatusContract);
  setClock(booking.startsAt);
  return { broker, customer, worker, booking, params, read, set, start };
};

type Visit = Awaited<ReturnType<typeof makeVisit>>;

const readCode = async ({ read, customer }: Visit): Promise<string> => {
  const { doorCode } = await read(customer);
  assert.ok(doorCode !== null && /^\d{4}$/.test(doorCode));
  return doorCode;
};

/** A code that is not this one, another for each number. */
const wrongCode = (code: string, number = 1): string =>
  String((Number(code) + number) % 10_000).padStart(4, '0');

const stored = async ({ params }: Visit) => {
  const booking = await findBooking(params.id);
  assert.ok(booking);
  return booking;
};

const refusalOf = (answer: Awaited<ReturnType<Visit['start']>>) => expectRefusal(answer, 409).code;

test('the customer reads a code from acceptance on, and the worker starts the job with it', async () => {
  const visit = await makeVisit();
  const { read, start, worker, customer } = visit;
  const code = await readCode(visit);
  assert.deepEqual([(await read(worker)).doorCode, (await read(worker)).startNeeds], [null, 'door_code']);
  assert.equal(refusalOf(await start()), 'door_code_needed');
  const { status, startNeeds } = viewIn(await start({ doorCode: code }));
  assert.deepEqual([status, startNeeds], ['in_progress', null]);
  assert.equal((await read(customer)).doorCode, null);
  const { door, arrivalWitness } = await stored(visit);
  assert.deepEqual([door, arrivalWitness], [null, 'door_code']);
});

test('a pending request has no code, and undoing the acceptance ends the code', async () => {
  const visit = await makeVisit();
  resetClock();
  const { customer, worker, params, read } = visit;
  const { door: first } = await stored(visit);
  assert.ok(first);
  const undo = { params, body: { status: 'accepted' } };
  assert.equal(viewIn(await send(worker, bookings.undoStepContract, undo)).status, 'pending');
  assert.deepEqual([(await read(customer)).doorCode, (await stored(visit)).door], [null, null]);
  await visit.set(worker, { status: 'accepted' });
  const { door: second } = await stored(visit);
  assert.ok(second);
  assert.notEqual(second.sealed, first.sealed);
});

test('the code is stored encrypted, and neither worker, agency nor office ever receives it', async () => {
  const visit = await makeVisit();
  const { worker, broker, params, booking } = visit;
  const code = await readCode(visit);
  const { door } = await stored(visit);
  assert.ok(door && !JSON.stringify(door).includes(code));
  const admin = await signIn('admin');
  const calls: [SignedIn, Contract, object][] = [
    [worker, bookings.getBookingContract, { params }],
    [worker, bookings.listBookingsContract, {}],
    [worker, bookings.listUpcomingJobsContract, {}],
    [worker, readJobBoardContract, { query: { tab: 'upcoming' } }],
    [worker, exportAccountContract, {}],
    [broker, readTeamContract, {}],
    [admin, readOfficeBookingContract, { params }],
  ];
  for (const [who, call, parts] of calls) {
    const { text } = await send(who, call, parts);
    // The digits alone may be part of an id or a price.
    assert.ok(!text.includes(`"${code}"`), call.summary);
    assert.ok(!text.includes(door.sealed), call.summary);
  }
  const queued = await database().collection('outbox').find().toArray();
  const about = JSON.stringify(queued.filter((row) => JSON.stringify(row).includes(booking.number)));
  assert.ok(about.includes('accepted') && !about.includes(door.sealed));
  // Not as part of an id or a time.
  assert.doesNotMatch(about, new RegExp(`(?<![0-9a-f:.-])${code}(?![0-9a-f:.-])`));
});

test('five different wrong codes lock the door, a repeated one counts once, and only the customer can start then', async () => {
  const visit = await makeVisit();
  const { read, set, start, worker, customer } = visit;
  const code = await readCode(visit);
  const left: unknown[] = [];
  for (const number of [1, 1, 2, 3, 4]) {
    const refused = expectRefusal(await start({ doorCode: wrongCode(code, number) }), 409);
    assert.equal(refused.code, 'door_code_wrong');
    const { triesLeft } = z.looseObject({ triesLeft: z.int() }).parse(refused.data);
    assert.ok(refused.error.includes(`Tries left: ${triesLeft}.`));
    left.push(triesLeft);
  }
  assert.deepEqual(left, [4, 4, 3, 2, 1]);
  assert.equal(refusalOf(await start({ doorCode: wrongCode(code, 5) })), 'door_locked');
  assert.equal((await read(worker)).startNeeds, 'customer');
  assert.equal(refusalOf(await start({ doorCode: code })), 'door_locked');
  assert.equal(refusalOf(await start()), 'door_locked');
  assert.equal(viewIn(await set(customer, { status: 'in_progress' })).status, 'in_progress');
  const { arrivalWitness, history, door } = await stored(visit);
  assert.deepEqual([arrivalWitness, history.at(-1)?.mover, door], ['customer_tap', 'customer', null]);
});

test('the right code as the fifth try leaves the door open if the server fails before the job starts', async () => {
  const visit = await makeVisit();
  const code = await readCode(visit);
  for (const number of [1, 2, 3, 4])
    assert.equal(refusalOf(await visit.start({ doorCode: wrongCode(code, number) })), 'door_code_wrong');
  const { door } = await stored(visit);
  assert.ok(door);
  // What follows the check is lost.
  await tryDoorCode(await stored(visit), door, code);
  assert.equal((await visit.read(visit.worker)).startNeeds, 'door_code');
  assert.equal(viewIn(await visit.start({ doorCode: code })).status, 'in_progress');
});

test('a code whose key is gone hides no booking and no message, and the customer’s tap starts the job', async () => {
  const visit = await makeVisit();
  const { customer, worker, read, set, start, params } = visit;
  const code = await readCode(visit);
  await loseDoorKey(params.id);
  const list = await send(customer, bookings.listBookingsContract, {});
  expectSuccess(list, bookings.listBookingsContract);
  assert.ok(list.text.includes(params.id));
  assert.equal((await read(customer)).doorCode, null);
  const letter = { params: { id: worker.userId }, body: { text: 'Flat 4321', clientId: randomUUID() } };
  expectSuccess(await send(customer, sendMessageContract, letter), sendMessageContract);
  assert.equal(refusalOf(await start({ doorCode: code })), 'door_locked');
  assert.equal(viewIn(await set(customer, { status: 'in_progress' })).status, 'in_progress');
});

test('many guesses at once count as five tries', async () => {
  const visit = await makeVisit();
  const code = await readCode(visit);
  const guesses = Array.from({ length: 12 }, (_, index) => wrongCode(code, index + 1));
  const answers = await Promise.all(guesses.map((doorCode) => visit.start({ doorCode })));
  const codes = answers.map((answer) => refusalOf(answer));
  assert.ok(codes.filter((one) => one === 'door_code_wrong').length <= 5);
  assert.equal((await stored(visit)).door?.tried.length, 5);
});

test('a code cannot be tried out before the job can start', async () => {
  const visit = await makeVisit();
  const code = await readCode(visit);
  setClock(new Date(visit.booking.startsAt.getTime() - 61 * MINUTE_MS));
  for (const doorCode of [code, wrongCode(code)])
    assert.equal(refusalOf(await visit.start({ doorCode })), 'move_too_early');
  assert.equal((await stored(visit)).door?.tried.length, 0);
});

test('the right code with another time or price starts nothing and proves nothing', async () => {
  const visit = await makeVisit();
  const doorCode = await readCode(visit);
  for (const shown of [{ startsAt: new Date(0).toISOString() }, { pricePaise: 1 }])
    assert.equal(refusalOf(await visit.start({ doorCode, ...shown })), 'booking_changed');
  const { door } = await stored(visit);
  assert.deepEqual([door?.openedAt, door?.tried], [undefined, []]);
});

test('a customer who switches the code off lets the job start as before', async () => {
  const visit = await makeVisit();
  await choose(visit.customer, false);
  const { startNeeds } = await visit.read(visit.worker);
  const { doorCode } = await visit.read(visit.customer);
  assert.deepEqual([startNeeds, doorCode], [null, null]);
  assert.equal(viewIn(await visit.start()).status, 'in_progress');
  assert.equal((await stored(visit)).arrivalWitness, undefined);
});

test('without a code a job starts as before, and a code that was sent all the same is ignored', async () => {
  const visit = await makeVisit({ asks: false });
  assert.equal((await visit.read(visit.customer)).doorCode, null);
  assert.equal(viewIn(await visit.start({ doorCode: '1234' })).status, 'in_progress');
});

test('a code that is not four digits is refused at its field and is no try', async () => {
  const visit = await makeVisit();
  for (const doorCode of ['123', '12345', '12a4', ''])
    assert.deepEqual(
      (expectRefusal(await visit.start({ doorCode }), 400).errors ?? []).map(({ code }) => code),
      ['door_code_digits'],
    );
  assert.equal((await stored(visit)).door?.tried.length, 0);
});

test('the customer cannot start a job an hour ahead, nor a stranger at all', async () => {
  const visit = await makeVisit();
  const { set, customer, booking } = visit;
  const stranger = await signIn('customer');
  expectRefusal(await set(stranger, { status: 'in_progress' }), 404);
  setClock(new Date(booking.startsAt.getTime() - 61 * MINUTE_MS));
  assert.equal(refusalOf(await set(customer, { status: 'in_progress' })), 'move_too_early');
});

test('a start that waited for a network has both clocks in the history, and a phone’s impossible time is left out', async () => {
  const { startsAt } = (await makeVisit()).booking;
  const cases = [
    [-5 * MINUTE_MS, true],
    [MINUTE_MS, false],
    [-400 * 86_400_000, false],
  ] as const;
  for (const [offset, isBelieved] of cases) {
    resetClock();
    const visit = await makeVisit();
    const doorCode = await readCode(visit);
    const tappedAt = new Date(startsAt.getTime() + offset).toISOString();
    const headers = { 'idempotency-key': `tap-${offset}` };
    const first = await visit.start({ doorCode, tappedAt }, headers);
    const again = await visit.start({ doorCode, tappedAt }, headers);
    for (const answer of [first, again]) {
      const change = viewIn(answer).history.at(-1);
      assert.deepEqual(
        [change?.status, change?.tappedAt],
        ['in_progress', isBelieved ? tappedAt : undefined],
      );
      assert.ok(change && change.at >= startsAt.toISOString());
    }
  }
});

test('a code that its customer types into a chat is hidden, and other numbers stay', async () => {
  const visit = await makeVisit();
  const { customer, worker } = visit;
  const code = await readCode(visit);
  const write = async (from: SignedIn, to: SignedIn, text: string) => {
    const sending = { params: { id: to.userId }, body: { text, clientId: randomUUID() } };
    const [first, again] = [
      await send(from, sendMessageContract, sending),
      await send(from, sendMessageContract, sending),
    ].map(({ json }) => z.looseObject({ data: message }).parse(json).data);
    assert.ok(first);
    assert.deepEqual(again, first);
    return [first.text, first.hides];
  };
  const typed = `It is ${[...code].join(' ')}, flat ${wrongCode(code)}`;
  assert.deepEqual(await write(customer, worker, typed), [
    `It is •••••••, flat ${wrongCode(code)}`,
    'door_code',
  ]);
  assert.deepEqual(await write(customer, worker, wrongCode(code)), [wrongCode(code), undefined]);
  // A worker's guess must not be answered by dots.
  assert.deepEqual(await write(worker, customer, code), [code, undefined]);
  const params = { id: customer.userId };
  const list = await send(worker, listMessagesContract, { params });
  assert.deepEqual(
    z
      .looseObject({ data: z.array(message) })
      .parse(list.json)
      .data.map(({ hides }) => hides),
    ['door_code', undefined, undefined],
  );
  viewIn(await visit.start({ doorCode: code }));
  assert.deepEqual(await write(customer, worker, code), [code, undefined]);
});
