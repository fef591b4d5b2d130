import assert from 'node:assert/strict';
import { afterEach, test } from 'node:test';
import { readTeamContract } from '#lib/features/agency/contracts/agency.ts';
import * as bookings from '#lib/features/bookings/contracts/bookings.ts';
import { readOfficeBookingContract } from '#lib/features/office/contracts/office.ts';
import { AppError } from '#lib/platform/contract/app-error.ts';
import { resetClock, setClock } from '#lib/platform/time/clock.ts';
import { findBooking, updateBooking, type BookingRecord } from '#models/bookings/booking.ts';
import { database, inTransaction } from '#models/connection.ts';
import { expectSuccess } from '#e2e/kit/api/expect-reply.ts';
import { assertEach } from '#e2e/kit/assert-each.ts';
import { bookingClient, viewIn } from '#e2e/kit/booking-client.ts';
import { makeBookable, makeBooking } from '#e2e/kit/factories/bookings.ts';
import { makeSession, makeUser, signIn, type SignedIn } from '#e2e/kit/factories/users.ts';
import { makeWorker } from '#e2e/kit/factories/workers.ts';
import { useTestServer } from '#e2e/kit/test-server.ts';
import { readPass, readSharedVisit } from './read-visit.ts';

const { url } = useTestServer();
const { send } = bookingClient(url);
afterEach(resetClock);

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const later = (instant: Date, ms: number): Date => new Date(instant.getTime() + ms);

/** An agreed visit of a customer who asks for no code, at its start, with the tokens of its links. */
const makeVisit = async () => {
  const broker = await signIn('broker');
  const bookable = await makeBookable({
    ...{ name: 'Ravi Kumar Verma', phone: '9811111111', brokerId: broker.user._id },
  });
  const user = await makeUser({ name: 'Asha Gupta', phone: '9822222222' });
  const [customer, worker] = [await makeSession(user), await makeSession(bookable.worker)];
  const booking = await makeBooking({ bookable, customer: user, status: 'accepted' });
  const params = { id: String(booking._id) };
  const read = async (who: SignedIn) => viewIn(await send(who, bookings.getBookingContract, { params }));
  const set = async (who: SignedIn, body: object) =>
    expectSuccess(
      await send(who, bookings.setBookingStatusContract, { params, body }),
      bookings.setBookingStatusContract,
    );
  setClock(booking.startsAt);
  const { links } = await read(worker);
  assert.ok(links);
  const tokens = { pass: links.pass.replace('/pass/', ''), visit: links.visit.replace('/visit/', '') };
  return { broker, bookable, customer, worker, booking, params, links, tokens, read, set };
};

type Visit = Awaited<ReturnType<typeof makeVisit>>;

const passOf = ({ tokens }: Visit) => readPass({ token: tokens.pass });
const sharedOf = ({ tokens }: Visit) => readSharedVisit({ token: tokens.visit });
const states = async (visit: Visit): Promise<string[]> => [
  (await passOf(visit)).state,
  (await sharedOf(visit)).state,
];

const change = async ({ _id, status, startsAt }: BookingRecord, set: Partial<BookingRecord>) => {
  const changed = await inTransaction((tx) =>
    updateBooking({ bookingId: String(_id), from: { status, startsAt }, set }, tx),
  );
  assert.ok(changed);
};

const isNotFound = (error: unknown): boolean => error instanceof AppError && error.code === 'not_found';

test('both sides of an agreed visit get the same links; the office and the agency get none', async () => {
  const { read, customer, worker, broker, links, params } = await makeVisit();
  assert.match(links.pass, /^\/pass\/[\w-]{43}$/);
  assert.match(links.visit, /^\/visit\/[\w-]{43}$/);
  assert.deepEqual([(await read(customer)).links, (await read(worker)).links], [links, links]);
  const admin = await signIn('admin');
  const office = await send(admin, readOfficeBookingContract, { params });
  const team = await send(broker, readTeamContract, {});
  expectSuccess(office, readOfficeBookingContract);
  expectSuccess(team, readTeamContract);
  assertEach([office.text, team.text], (text) => !text.includes('/pass/') && !text.includes('/visit/'));
});

test('the gate pass shows who comes, when and where to, and nothing of the customer', async () => {
  const visit = await makeVisit();
  const { booking, bookable, broker } = visit;
  const view = await passOf(visit);
  assert.ok(view.state === 'open');
  const { name } = bookable.worker.skills[0] ?? {};
  assert.deepEqual(view.shown, {
    worker: {
      name: 'Ravi V.',
      profileImage: null,
      isVerified: false,
      trade: { name, names: {} },
      agency: broker.user.name,
    },
    startsAt: booking.startsAt,
    timeSlot: view.shown.timeSlot,
    area: { name: booking.area ?? '', names: view.shown.area.names },
    city: { name: booking.address.city ?? '', names: view.shown.city.names },
    number: booking.number,
  });
  const { street } = booking.address;
  assert.ok(street);
  const shown = JSON.stringify([view, await sharedOf(visit)]);
  assertEach(
    ['Asha', 'Gupta', street, '9811111111', '9822222222', 'Kumar', 'Verma'],
    (secret) => !shown.includes(secret),
  );
});

test('a shared visit shows its state and since when', async () => {
  const visit = await makeVisit();
  await visit.set(visit.worker, { status: 'on_the_way' });
  const view = await sharedOf(visit);
  assert.ok(view.state === 'open');
  const { history } = (await findBooking(String(visit.booking._id))) ?? {};
  assert.deepEqual([view.shown.status, view.shown.since], ['on_the_way', history?.at(-1)?.at]);
  assert.deepEqual(Object.keys(view.shown).toSorted(), ['since', 'startsAt', 'status', 'timeSlot', 'worker']);
});

test('the links open and end by the clock', async () => {
  const visit = await makeVisit();
  const { startsAt, endsAt } = visit.booking;
  const opensAt = later(startsAt, -2 * HOUR_MS);
  setClock(later(opensAt, -MINUTE_MS));
  assert.deepEqual(await passOf(visit), { state: 'early', opensAt });
  setClock(opensAt);
  assert.deepEqual(await states(visit), ['open', 'open']);
  setClock(later(endsAt, -MINUTE_MS));
  assert.deepEqual(await states(visit), ['open', 'open']);
  setClock(endsAt);
  assert.deepEqual(await passOf(visit), { state: 'over' });
  assert.equal((await sharedOf(visit)).state, 'open');
  setClock(later(endsAt, 2 * HOUR_MS));
  assert.deepEqual(await states(visit), ['over', 'over']);
});

test('a cancelled visit ends both links at once, and shows no new ones', async () => {
  const visit = await makeVisit();
  await visit.set(visit.worker, { status: 'cancelled', reasonCode: 'ill' });
  assert.deepEqual(await states(visit), ['over', 'over']);
  assert.equal((await visit.read(visit.worker)).links, null);
});

test('a moved visit ends the links that were sent, and has others', async () => {
  const visit = await makeVisit();
  const { booking } = visit;
  await change(booking, {
    startsAt: later(booking.startsAt, HOUR_MS),
    endsAt: later(booking.endsAt, HOUR_MS),
  });
  assert.deepEqual(await states(visit), ['over', 'over']);
  const { links } = await visit.read(visit.customer);
  assert.ok(links && links.pass !== visit.links.pass);
  assert.equal((await readPass({ token: links.pass.replace('/pass/', '') })).state, 'open');
});

test('a handover ends the links of the former worker', async () => {
  const visit = await makeVisit();
  const next = await makeWorker({ name: 'Sunita Devi' });
  await change(visit.booking, { workerId: next._id, formerWorkerIds: [visit.bookable.worker._id] });
  assert.deepEqual(await states(visit), ['over', 'over']);
  const { links } = await visit.read(visit.customer);
  const view = await readPass({ token: links?.pass.replace('/pass/', '') ?? '' });
  assert.ok(view.state === 'open' && view.shown.worker.name === 'Sunita D.');
});

test('a paused worker is shown at no gate', async () => {
  const visit = await makeVisit();
  const { _id } = visit.bookable.worker;
  await database()
    .collection('users')
    .updateOne({ _id }, { $set: { suspendedAt: visit.booking.createdAt } });
  assert.deepEqual(await states(visit), ['over', 'over']);
});

test('a token with any other character, or of another page or booking, is refused like a wrong one', async () => {
  const visit = await makeVisit();
  const { pass, visit: shared } = visit.tokens;
  const other = (letter: string): string => (letter === 'A' ? 'B' : 'A');
  const changed = [...pass].map((letter, at) => pass.slice(0, at) + other(letter) + pass.slice(at + 1));
  // The last character carries two bits that decode to nothing.
  const last = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_']
    .map((letter) => pass.slice(0, -1) + letter)
    .filter((token) => token !== pass);
  const second = await makeVisit();
  const mixed = second.tokens.pass.slice(0, 16) + pass.slice(16);
  for (const token of [...changed, ...last, mixed, shared, '', 'x', `${pass}A`, pass.slice(1)])
    await assert.rejects(readPass({ token }), isNotFound, token);
  await assert.rejects(readSharedVisit({ token: pass }), isNotFound);
});
