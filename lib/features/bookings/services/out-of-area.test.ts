import assert from 'node:assert/strict';
import { afterEach, test } from 'node:test';
import { z } from 'zod';
import { otherWorker } from '#lib/features/bookings/contracts/booking-view.ts';
import * as bookings from '#lib/features/bookings/contracts/bookings.ts';
import { listJobsContract } from '#lib/features/catalogue/contracts/jobs.ts';
import { locateAddress } from '#lib/features/places/services/steps/locate-address.ts';
import { putBlock } from '#models/people/block.ts';
import { decideOnUser } from '#models/people/user.ts';
import { inTransaction } from '#models/connection.ts';
import { halfwayTo } from '#lib/features/bookings/rules/booking-deadlines.ts';
import { now, resetClock, setClock } from '#lib/platform/time/clock.ts';
import { expectRefusal, expectSuccess } from '#e2e/kit/api/expect-reply.ts';
import { sendCall } from '#e2e/kit/api/send-call.ts';
import { bookingClient, makePair, viewIn } from '#e2e/kit/booking-client.ts';
import {
  dayAhead,
  makeBookable,
  makeBooking,
  bookingBodyFor,
  type Bookable,
} from '#e2e/kit/factories/bookings.ts';
import { makeSession, makeUser, signIn } from '#e2e/kit/factories/users.ts';
import { makeWorker } from '#e2e/kit/factories/workers.ts';
import { useTestServer } from '#e2e/kit/test-server.ts';
import { assertEach } from '#e2e/kit/assert-each.ts';

const { url } = useTestServer();
const { send, book } = bookingClient(url);

afterEach(resetClock);

const addresses = {
  lucknow: { street: 'Gali 7', city: 'Lucknow', state: 'Uttar Pradesh', pinCode: '226001' },
  delhi: { street: 'Janpath 3', city: 'New Delhi', state: 'Delhi', pinCode: '110001' },
};
const homeIn = (city: keyof typeof addresses) => locateAddress(addresses[city]);

/** A worker in Lucknow who travels 10 km. */
const makeLucknowWorker = async (): Promise<Bookable> =>
  makeBookable({ ...(await homeIn('lucknow')), areaRangeKm: 10 });

/** A worker in Delhi with the same radius. */
const makeColleague = async ({ worker }: Bookable, fields: Parameters<typeof makeWorker>[0] = {}) =>
  makeWorker({ skills: worker.skills, hourlyRatePaise: 30_000, ...(await homeIn('delhi')), ...fields });

const inDelhi = (bookable: Bookable) => ({ ...bookingBodyFor(bookable), address: addresses.delhi });

const readAreaDetail = (answer: Parameters<typeof expectRefusal>[0]): bookings.AreaDetail => {
  const refused = expectRefusal(answer, 409);
  assert.equal(refused.code, 'out_of_area');
  return bookings.areaDetail.parse(refused.data);
};

test('refuses a worker who does not come, with the distance and three others who are free', async () => {
  const customer = await signIn('customer');
  const bookable = await makeLucknowWorker();
  const [busy, blocked, suspended, ...free] = await Promise.all(
    Array.from({ length: 7 }, () => makeColleague(bookable)),
  );
  assert.ok(busy && blocked && suspended);
  await makeBooking({ bookable: { ...bookable, worker: busy }, status: 'accepted' });
  await putBlock({ blockerId: String(blocked._id), blockedId: customer.userId, at: now() });
  const offDuty = { userId: String(suspended._id), set: { suspendedAt: now() } };
  await inTransaction((tx) => decideOnUser(offDuty, tx));
  await makeColleague(bookable, { availability: { weekdays: [], timeSlots: [] } });
  await makeColleague(bookable, { ...(await homeIn('lucknow')), skills: [] });
  const { reachKm, distanceKm, others } = readAreaDetail(await book(customer, inDelhi(bookable)));
  assert.equal(reachKm, 10);
  assert.ok(distanceKm !== null && distanceKm > 380 && distanceKm < 450);
  const ids = free.map(({ _id }) => String(_id));
  assert.equal(others.length, 3);
  assertEach(others, ({ _id }) => ids.includes(_id));
  assertEach(others, ({ pricePaise, distanceKm: km }) => pricePaise === 60_000 && km === 0);
  const [first] = others;
  assert.ok(first);
  const worker = await book(customer, { ...inDelhi(bookable), workerId: first._id });
  assert.equal(viewIn(worker).status, 'pending');
});

test('the PIN code decides the place, even when the typed city differs', async () => {
  const bookable = await makeLucknowWorker();
  const address = { ...addresses.delhi, city: 'Lucknow' };
  readAreaDetail(await book(await signIn('customer'), { ...bookingBodyFor(bookable), address }));
  const liar = await makeSession(await makeUser({ ...(await homeIn('delhi')), address, cityKey: 'lucknow' }));
  readAreaDetail(await book(liar, { ...bookingBodyFor(bookable), address: undefined }));
  const params = { id: String(bookable.worker._id) };
  const { pinCode, city } = address;
  const date = dayAhead(2);
  const queries: Record<string, string>[] = [{ date }, { date, pinCode, city }];
  for (const query of queries)
    readAreaDetail(await send(liar, bookings.listSlotsContract, { params, query }));
});

test('accepts a city near the PIN or an unknown one, and ignores one elsewhere', async () => {
  const findCityKey = async (city: string) => (await locateAddress({ ...addresses.delhi, city })).cityKey;
  const typed = ['New Delhi', 'Noida', 'Connaught Place', 'Lucknow', 'Mumbai'];
  assert.deepEqual(await Promise.all(typed.map(findCityKey)), [
    'new delhi',
    'noida',
    'connaught place',
    'new delhi',
    'new delhi',
  ]);
});

test('refuses slots of a worker who does not come to the saved address or the given place', async () => {
  const bookable = await makeLucknowWorker();
  const colleague = await makeColleague(bookable);
  const params = { id: String(bookable.worker._id) };
  const serviceId = String(bookable.job._id);
  const day = { date: dayAhead(2), serviceId };
  const ask = (who: Awaited<ReturnType<typeof signIn>>, query: object = {}) =>
    send(who, bookings.listSlotsContract, { params, query: { ...day, ...query } });
  const settled = await makeSession(await makeUser(await homeIn('delhi')));
  const { others } = readAreaDetail(await ask(settled));
  assert.deepEqual(
    others.map(({ _id }) => _id),
    [String(colleague._id)],
  );
  const { pinCode, city } = addresses.lucknow;
  expectSuccess(await ask(settled, { pinCode, city }), bookings.listSlotsContract);
  const stranger = await signIn('customer');
  expectSuccess(await ask(stranger), bookings.listSlotsContract);
  readAreaDetail(await ask(stranger, { pinCode: addresses.delhi.pinCode }));
  setClock(new Date(`${day.date}T22:00:00+05:30`));
  const late = readAreaDetail(await ask(await makeSession(settled.user)));
  assert.equal(late.others.length, 1, 'late in the evening, who is free tomorrow');
});

test('suggests other workers after a refusal or a long wait, none of them twice', async () => {
  const bookable = await makeLucknowWorker();
  const [one, other] = await Promise.all([makeColleague(bookable), makeColleague(bookable)]);
  const customer = await signIn('customer');
  const ask = async (worker: typeof one) => {
    const booked = viewIn(await book(customer, { ...inDelhi(bookable), workerId: String(worker._id) }));
    const theirs = await makeSession(worker);
    const params = { id: booked._id };
    const body = { status: 'rejected' };
    assert.equal(booked.canAskOthers, false, 'not before there is a no');
    const early = await send(customer, bookings.listOthersContract, { params });
    assert.equal(expectRefusal(early, 409).code, 'illegal_move');
    await send(theirs, bookings.setBookingStatusContract, { params, body });
    assert.equal(viewIn(await send(customer, bookings.getBookingContract, { params })).canAskOthers, true);
    const answer = await send(customer, bookings.listOthersContract, { params });
    expectSuccess(answer, bookings.listOthersContract);
    return z
      .looseObject({ data: z.array(otherWorker) })
      .parse(answer.json)
      .data.map(({ _id }) => _id);
  };
  assert.deepEqual(await ask(one), [String(other._id)]);
  assert.deepEqual(await ask(other), []);
});

test('other workers can be asked from halfway to the deadline until there is no time left', async () => {
  const { params, customer, booking } = await makePair();
  const seenAt = async (instant: Date) => {
    setClock(instant);
    const who = await makeSession(customer.user);
    return viewIn(await send(who, bookings.getBookingContract, { params })).canAskOthers;
  };
  const { createdAt, expiresAt, startsAt } = booking;
  assert.ok(expiresAt);
  const half = halfwayTo({ askedAt: createdAt, deadline: expiresAt });
  assert.deepEqual(
    [await seenAt(new Date(half.getTime() - 60_000)), await seenAt(half), await seenAt(startsAt)],
    [false, true, false],
  );
});

/** Two workers are asked for the same need; then a third instead of the second. */
const askThree = async () => {
  const bookable = await makeLucknowWorker();
  const near = await homeIn('lucknow');
  const workers = [bookable.worker, await makeColleague(bookable, near), await makeColleague(bookable, near)];
  const customer = await signIn('customer');
  const requests: { id: string; worker: Awaited<ReturnType<typeof makeSession>> }[] = [];
  for (const worker of workers) {
    const insteadOf = requests.at(-1)?.id;
    const body = { ...bookingBodyFor({ ...bookable, worker }), ...(insteadOf && { insteadOf }) };
    requests.push({ id: viewIn(await book(customer, body))._id, worker: await makeSession(worker) });
  }
  const accept = ({ id, worker }: (typeof requests)[number]) =>
    send(worker, bookings.setBookingStatusContract, { params: { id }, body: { status: 'accepted' } });
  const statuses = async () =>
    Promise.all(
      requests.map(async ({ id }) =>
        viewIn(await send(customer, bookings.getBookingContract, { params: { id } })),
      ),
    );
  return { bookable, customer, requests, accept, statuses };
};

test('the first worker to accept gets the job, and the requests to the others end', async () => {
  const { bookable, customer, requests, accept, statuses } = await askThree();
  const [first, second, third] = requests;
  assert.ok(first && second && third);
  assert.equal(viewIn(await accept(second)).status, 'accepted');
  const views = await statuses();
  assert.deepEqual(
    views.map(({ status }) => status),
    ['cancelled', 'accepted', 'cancelled'],
  );
  assert.equal(views[0]?.history.at(-1)?.reasonCode, 'elsewhere');
  assert.deepEqual([views[0]?.fee, views[0]?.canAskOthers], [null, false]);
  for (const late of [first, third])
    assert.equal(expectRefusal(await accept(late), 409).code, 'illegal_move');
  const body = { ...bookingBodyFor(bookable), insteadOf: third.id };
  assert.equal(expectRefusal(await book(customer, body), 409).code, 'already_agreed');
  const stranger = await signIn('customer');
  expectRefusal(await book(stranger, { ...body, insteadOf: first.id }), 404);
});

test('when several workers accept the same need at once, one gets it', async () => {
  const { requests, accept, statuses } = await askThree();
  const answers = await Promise.all(requests.map(accept));
  assert.deepEqual(answers.map(({ status }) => status).toSorted(), [200, 409, 409]);
  const agreed = (await statuses()).filter(({ status }) => status === 'accepted');
  assert.equal(agreed.length, 1);
});

test('a booking can be rescheduled at any distance, but only by its own customer', async () => {
  const bookable = await makeLucknowWorker();
  const customer = await makeSession(await makeUser(await homeIn('delhi')));
  const booking = await makeBooking({ bookable, customer: customer.user, status: 'accepted' });
  const params = { id: String(bookable.worker._id) };
  const query = { date: dayAhead(2), bookingId: String(booking._id) };
  expectSuccess(
    await send(customer, bookings.listSlotsContract, { params, query }),
    bookings.listSlotsContract,
  );
  const other = await makeSession(await makeUser(await homeIn('delhi')));
  readAreaDetail(await send(other, bookings.listSlotsContract, { params, query }));
});

test('shows guests the slots and services of a worker, but no others, and no paused worker', async () => {
  const bookable = await makeLucknowWorker();
  await makeColleague(bookable);
  const id = String(bookable.worker._id);
  const slots = (place: object = {}) =>
    sendCall({
      ...{ origin: url(), call: bookings.listSlotsContract },
      parts: { params: { id }, query: { date: dayAhead(2), serviceId: String(bookable.job._id), ...place } },
    });
  const services = () =>
    sendCall({ origin: url(), call: listJobsContract, parts: { query: { workerId: id } } });
  expectSuccess(await slots(), bookings.listSlotsContract);
  const { pinCode } = addresses.delhi;
  assert.deepEqual(readAreaDetail(await slots({ pinCode })).others, []);
  expectSuccess(await services(), listJobsContract);
  await inTransaction((tx) => decideOnUser({ userId: id, set: { suspendedAt: now() } }, tx));
  expectRefusal(await slots(), 404);
  expectRefusal(await services(), 404);
});
