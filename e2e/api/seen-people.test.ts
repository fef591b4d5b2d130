import assert from 'node:assert/strict';
import { test } from 'node:test';
import { z } from 'zod';
import { setPauseContract } from '#lib/features/admin/contracts/moderation.ts';
import { verifyEmailContract } from '#lib/features/accounts/contracts/email.ts';
import { getUserContract } from '#lib/features/profiles/contracts/profiles.ts';
import {
  blockUserContract,
  reportUserContract,
  reportView,
  unblockUserContract,
} from '#lib/features/people/contracts/safety.ts';
import { expectRefusal, expectSuccess } from '#e2e/kit/api/expect-reply.ts';
import { sendCall, type SentCall } from '#e2e/kit/api/send-call.ts';
import { atLeastOne } from '#e2e/kit/assert-each.ts';
import { listAudit } from '#e2e/kit/factories/audit.ts';
import { dayAhead, makeBookable, makeBooking } from '#e2e/kit/factories/bookings.ts';
import { makeMessage } from '#e2e/kit/factories/messages.ts';
import { makeEmailProof } from '#e2e/kit/factories/reset-tokens.ts';
import { reportsOn } from '#e2e/kit/factories/reports.ts';
import { makeSession, makeUser, signIn, type SignedIn } from '#e2e/kit/factories/users.ts';
import { makeWorker } from '#e2e/kit/factories/workers.ts';
import { useTestServer } from '#e2e/kit/test-server.ts';

const { url } = useTestServer();

interface Act {
  by: SignedIn;
  on: string;
}

const send = (call: SentCall['call'], { by, on, ...parts }: Act & SentCall['parts']) =>
  sendCall({ origin: url(), call, token: by.token, parts: { params: { id: on }, ...parts } });

const look = (act: Act) => send(getUserContract, act);

const seen = async (act: Act): Promise<Record<string, unknown>> => {
  const answer = await look(act);
  expectSuccess(answer, getUserContract);
  assert.equal(z.looseObject({ message: z.string() }).parse(answer.json).message, 'Profile found');
  return z.looseObject({ data: z.record(z.string(), z.unknown()) }).parse(answer.json).data;
};

const signInWorker = async () => makeSession(await makeWorker());
const listKeys = (thing: object) => Object.keys(thing).toSorted();

const publicNames = [
  ...['_id', 'about', 'address', 'answersWithinHours', 'areaRange', 'availability', 'brokerId'],
  ...['certifications', 'completedJobs', 'experience', 'hourlyRate', 'isVerified', 'name', 'priceRange'],
  ...['profileImage', 'rate', 'rating', 'reviews', 'serviceAreas', 'skills', 'userType', 'verifiedAt'],
  ...['workPictures', 'workTypes'],
];

test('a customer sees the trade and phone of a worker, another worker only the trade', async () => {
  const worker = await makeWorker();
  const id = String(worker._id);
  const forCustomer = await seen({ by: await signIn('customer'), on: id });
  assert.deepEqual(listKeys(forCustomer), [...publicNames, 'phone'].toSorted());
  assert.equal(forCustomer['phone'], worker.phone);
  assert.deepEqual(forCustomer['address'], { city: 'Lucknow', state: 'Uttar Pradesh', pinCode: '226001' });
  assert.deepEqual(listKeys(await seen({ by: await signInWorker(), on: id })), publicNames);
});

test('a worker sees a customer’s phone in the conversation from acceptance until a week after the visit', async () => {
  const customer = await makeUser({ phone: '9822222222' });
  const bookable = await makeBookable();
  const pair = { by: await makeSession(bookable.worker), on: String(customer._id) };
  await makeMessage({ from: pair.on, to: pair.by.userId, text: 'Namaste' });
  const phone = async (): Promise<unknown> => (await seen(pair))['phone'];
  await makeBooking({ bookable, customer });
  assert.equal(await phone(), undefined);
  const over = { bookable, customer, status: 'completed' as const };
  await makeBooking({ ...over, localDate: dayAhead(-9) });
  assert.equal(await phone(), undefined);
  await makeBooking({ ...over, localDate: dayAhead(-6) });
  assert.equal(await phone(), customer.phone);
  const other = await signInWorker();
  await makeMessage({ from: pair.on, to: other.userId, text: 'Namaste' });
  assert.deepEqual(listKeys(await seen({ by: other, on: pair.on })), [
    '_id',
    'name',
    'profileImage',
    'userType',
  ]);
});

test('a worker sees, blocks and reports a booking’s customer before any message', async () => {
  const customer = await makeUser({ name: 'Asha Gupta' });
  const bookable = await makeBookable();
  const pair = { by: await makeSession(bookable.worker), on: String(customer._id) };
  const report = { body: { reason: 'spam' } };
  expectRefusal(await look(pair), 404);
  expectRefusal(await send(reportUserContract, { ...pair, ...report }), 404);
  await makeBooking({ bookable, customer });
  const shown = await seen(pair);
  assert.deepEqual(listKeys(shown), ['_id', 'name', 'profileImage', 'userType']);
  assert.equal(shown['name'], 'Asha Gupta');
  expectSuccess(await send(reportUserContract, { ...pair, ...report }), reportUserContract);
  expectSuccess(await send(blockUserContract, pair), blockUserContract);
  expectRefusal(await look(pair), 404);
});

test('an agency sees only its own workers, with the phone; they see its name and picture', async () => {
  const broker = await signIn('broker');
  const worker = await makeSession(await makeWorker({ brokerId: broker.user._id }));
  const shown = await seen({ by: broker, on: worker.userId });
  assert.deepEqual(listKeys(shown), [...publicNames, 'phone'].toSorted());
  assert.equal(shown['phone'], worker.user.phone);
  assert.deepEqual(listKeys(await seen({ by: worker, on: broker.userId })), [
    '_id',
    'name',
    'profileImage',
    'userType',
  ]);
  expectRefusal(await look({ by: await signIn('broker'), on: worker.userId }), 404);
  expectRefusal(await look({ by: await signInWorker(), on: broker.userId }), 404);
});

test('everyone sees their own full profile; only an admin’s view of others is audited', async () => {
  for (const role of ['customer', 'worker', 'broker', 'admin'] as const) {
    const me = await signIn(role);
    assert.equal((await seen({ by: me, on: me.userId }))['email'], me.user.email);
    assert.deepEqual(await listAudit(me.userId), []);
  }
  const [admin, person] = [await signIn('admin'), await makeUser()];
  assert.equal((await seen({ by: admin, on: String(person._id) }))['email'], person.email);
  assert.deepEqual(await listAudit(String(person._id)), [
    { act: 'user.read', actorId: admin.userId, details: null, note: '' },
  ]);
});

test('a suspended worker is 404 to everyone except admins', async () => {
  const [admin, customer, worker] = [await signIn('admin'), await signIn('customer'), await makeWorker()];
  const id = String(worker._id);
  const body = { reason: 'other', urgency: 'danger', evidence: 'Complaints that were checked.' };
  expectSuccess(await send(setPauseContract, { by: admin, on: id, body }), setPauseContract);
  expectRefusal(await look({ by: customer, on: id }), 404);
  assert.equal((await seen({ by: admin, on: id }))['isSuspended'], true);
});

test('blocked people get 404 for each other until the blocker unblocks', async () => {
  const [one, two] = [await signInWorker(), await signInWorker()];
  expectSuccess(await send(blockUserContract, { by: one, on: two.userId }), blockUserContract);
  expectSuccess(await send(blockUserContract, { by: one, on: two.userId }), blockUserContract);
  expectRefusal(await look({ by: one, on: two.userId }), 404);
  expectRefusal(await look({ by: two, on: one.userId }), 404);
  expectRefusal(await send(blockUserContract, { by: two, on: one.userId }), 404);
  const empty = await send(unblockUserContract, { by: two, on: one.userId });
  expectSuccess(empty, unblockUserContract);
  expectRefusal(await look({ by: two, on: one.userId }), 404);
  expectSuccess(await send(unblockUserContract, { by: one, on: two.userId }), unblockUserContract);
  await seen({ by: one, on: two.userId });
  await seen({ by: two, on: one.userId });
});

test('twenty concurrent blocks make one block', async () => {
  const [customer, worker] = [await signIn('customer'), await makeWorker()];
  const act = { by: customer, on: String(worker._id) };
  const answers = await Promise.all(Array.from({ length: 20 }, () => send(blockUserContract, act)));
  for (const answer of answers) expectSuccess(answer, blockUserContract);
  await send(unblockUserContract, act);
  await seen(act);
});

test('a person cannot block or report themselves', async () => {
  const me = await signIn('worker');
  const act = { by: me, on: me.userId };
  assert.equal(expectRefusal(await send(blockUserContract, act), 400).code, 'not_oneself');
  const report = await send(reportUserContract, { ...act, body: { reason: 'other' } });
  assert.equal(expectRefusal(report, 400).code, 'not_oneself');
});

test('a report gets a number, is stored once per key, and is possible despite a block', async () => {
  const [customer, worker] = [await signIn('customer'), await makeWorker()];
  const act = { by: customer, on: String(worker._id) };
  await send(blockUserContract, act);
  const body = { reason: 'fraud', details: 'Asked for money in advance.' };
  const headers = { 'idempotency-key': 'one-report' };
  const answers = await Promise.all(
    Array.from({ length: 10 }, () => send(reportUserContract, { ...act, body, headers })),
  );
  const numbers = answers.map((answer) => {
    expectSuccess(answer, reportUserContract);
    return z.looseObject({ data: reportView }).parse(answer.json).data.number;
  });
  assert.equal(new Set(numbers).size, 1);
  assert.match(numbers[0] ?? '', /^HN-[2-9B-Z]{5}$/);
  assert.deepEqual(await reportsOn(act.on), [{ ...body, number: numbers[0], reporterId: customer.userId }]);
  expectRefusal(await send(reportUserContract, { ...act, body: { reason: 'dislike' } }), 400);
});

const countPhones = async (by: SignedIn, workers: readonly string[]): Promise<number> => {
  const all = await Promise.all(atLeastOne(workers).map((on) => seen({ by, on })));
  return all.filter(({ phone }) => phone !== undefined).length;
};

const makeWorkers = async (count: number): Promise<string[]> =>
  (await Promise.all(Array.from({ length: count }, () => makeWorker()))).map(({ _id }) => String(_id));

test('a customer sees the phones of thirty of forty workers, the same ones again, and no others', async () => {
  const [customer, neighbour] = [await signIn('customer'), await signIn('customer')];
  const workers = await makeWorkers(40);
  assert.equal(await countPhones(customer, workers), 30);
  assert.equal(await countPhones(customer, workers), 30);
  assert.equal(await countPhones(customer, await makeWorkers(5)), 0);
  assert.equal(await countPhones(neighbour, workers), 30);
});

test('a stranger who typed a new customer’s number uses up none of her phones', async () => {
  const workers = await makeWorkers(31);
  const [liar, victim] = await Promise.all(
    ['liar.seen@example.test', 'victim.seen@example.test'].map(async (email) =>
      makeSession(await makeUser({ email, phone: '9822222229' })),
    ),
  );
  assert.ok(liar && victim);
  assert.equal(await countPhones(liar, workers), 30);
  assert.equal(await countPhones(victim, workers), 30);
});

test('forty views of one worker count once, and views of a worker without a phone do not count', async () => {
  const customer = await signIn('customer');
  const [first = '', ...others] = await makeWorkers(30);
  assert.equal(await countPhones(customer, Array<string>(40).fill(first)), 40);
  const silent = await makeWorker({ phone: null });
  assert.equal(await countPhones(customer, [String(silent._id)]), 0);
  assert.equal(await countPhones(customer, others), 29);
});

test('three new accounts without a proved contact see five phones each; with the proof the day has thirty', async () => {
  const workers = await makeWorkers(40);
  const crowd = await Promise.all(
    [1, 2, 3].map(async () => makeSession(await makeUser({ emailProvedAt: undefined }))),
  );
  for (const one of crowd) assert.equal(await countPhones(one, workers), 5);
  const [first = assert.fail()] = crowd;
  const body = {
    id: first.userId,
    token: await makeEmailProof({ userId: first.userId, email: first.user.email }),
  };
  expectSuccess(
    await sendCall({ origin: url(), call: verifyEmailContract, parts: { body } }),
    verifyEmailContract,
  );
  assert.equal(await countPhones(first, workers), 30);
});

test('an account that must prove its contact sees no stranger’s phone', async () => {
  const user = await makeUser({ emailProvedAt: undefined, mustProve: true });
  assert.equal(await countPhones(await makeSession(user), await makeWorkers(3)), 0);
});
