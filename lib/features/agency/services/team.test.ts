import assert from 'node:assert/strict';
import { test } from 'node:test';
import * as agency from '#lib/features/agency/contracts/agency.ts';
import { expectRefusal, expectSuccess } from '#e2e/kit/api/expect-reply.ts';
import { dayAhead, makeBookable, makeBooking } from '#e2e/kit/factories/bookings.ts';
import { makeSession, makeUser, signIn } from '#e2e/kit/factories/users.ts';
import { makeWorker } from '#e2e/kit/factories/workers.ts';
import { assertIndexed } from '#e2e/kit/explain.ts';
import { agencyClient, signInAgency } from '#e2e/kit/agency-client.ts';
import { useTestServer } from '#e2e/kit/test-server.ts';

const { send, invitesOf, teamOf } = agencyClient(useTestServer().url);

test('an agency reads the phones of its workers and the bookings of one, and a stranger reads neither', async () => {
  const broker = await signInAgency();
  const [ravi, anita] = await Promise.all(
    ['Ravi Verma', 'Anita Kumari'].map((name) => makeBookable({ name, brokerId: broker.user._id })),
  );
  assert.ok(ravi && anita);
  const booking = await makeBooking({ bookable: ravi, status: 'accepted' });
  await makeBooking({ bookable: anita, status: 'accepted' });
  const workerId = String(ravi.worker._id);
  const { data } = await teamOf(broker, { workerId });
  assert.deepEqual(
    data.bookings.map(({ number }) => number),
    [booking.number],
  );
  assert.deepEqual(
    data.members.map(({ name, phone, city, cityNames }) => [name, phone, city, cityNames.ta]),
    [anita, ravi].map(({ worker }) => [worker.name, worker.phone, 'Lucknow', 'லக்னோ']),
  );
  const { worker: stranger } = await makeBookable();
  const query = { workerId: String(stranger._id) };
  expectRefusal(await send(broker, agency.readTeamContract, { query }), 404);
});

test('an agency sees its workers’ bookings without the customer’s name, phone or street', async () => {
  const broker = await signInAgency();
  const customer = await makeUser({ name: 'Asha Gupta', phone: '9822222222' });
  const bookable = await makeBookable({ name: 'Deepak Verma', brokerId: broker.user._id });
  const first = await makeBooking({ bookable, customer, status: 'accepted', localDate: dayAhead(1) });
  const second = await makeBooking({ bookable, customer, status: 'accepted', localDate: dayAhead(2) });
  const done = await makeBooking({ bookable, customer, status: 'completed' });
  await makeBooking({ customer });
  const { data, nextCursor } = await teamOf(broker, { limit: '1' });
  assert.deepEqual([data.bookings.length, data.bookings[0]?.number], [1, first.number]);
  assert.equal(data.bookings[0]?.worker.name, 'Deepak Verma');
  const next = await teamOf(broker, { limit: '1', cursor: nextCursor ?? '' });
  assert.deepEqual(
    [next.data.bookings[0]?.number, next.data.members, next.nextCursor],
    [second.number, [], null],
  );
  const past = await teamOf(broker, { status: 'past' });
  assert.deepEqual(
    past.data.bookings.map(({ number }) => number),
    [done.number],
  );
  const seen = JSON.stringify([data, next, past]);
  for (const secret of ['Asha', '9822222222', 'Park Road', String(customer._id)])
    assert.equal(seen.includes(secret), false, secret);
});

test('an agency sees no bookings made before the worker joined', async () => {
  const broker = await signInAgency();
  const bookable = await makeBookable({ name: 'Deepak Verma' });
  const worker = await makeSession(bookable.worker);
  const earlier = new Date(Date.now() - 60_000);
  await makeBooking({ bookable, status: 'accepted', localDate: dayAhead(3), createdAt: earlier });
  await makeBooking({ bookable, status: 'completed', createdAt: earlier });
  expectSuccess(
    await send(broker, agency.inviteWorkerContract, { body: { email: worker.user.email } }),
    agency.inviteWorkerContract,
  );
  const [invite] = await invitesOf(worker);
  const parts = { params: { id: invite?._id ?? '' }, body: { accept: true } };
  expectSuccess(await send(worker, agency.answerInviteContract, parts), agency.answerInviteContract);
  const numbers = async (query = {}) =>
    (await teamOf(broker, query)).data.bookings.map(({ number }) => number);
  assert.deepEqual([await numbers(), await numbers({ status: 'past' })], [[], []]);
  const later = await makeBooking({ bookable, status: 'accepted', localDate: dayAhead(4) });
  assert.deepEqual(await numbers(), [later.number]);
});

test('a team and the people of a phone number are read from an index', async () => {
  const { user } = await signIn('broker');
  await makeWorker({ brokerId: user._id, phone: '9800099999' });
  const team = { collection: 'users', filter: { brokerId: user._id }, sort: { name: 1, _id: 1 } } as const;
  assert.equal((await assertIndexed(team, 'brokerId_1_name_1__id_1')).docsExamined, 1);
  await assertIndexed({ collection: 'users', filter: { phone: '9800099999' } }, 'phone_1');
});
