import assert from 'node:assert/strict';
import { test } from 'node:test';
import { z } from 'zod';
import { accountReply, registerContract } from '#lib/features/accounts/contracts/accounts.ts';
import { setBookingStatusContract } from '#lib/features/bookings/contracts/bookings.ts';
import { listReferralsContract } from '#lib/features/referrals/contracts/referrals.ts';
import { database } from '#models/connection.ts';
import { listAllLedgerRows } from '#models/money/ledger.ts';
import { findUser } from '#models/people/user.ts';
import { expectSuccess } from '#server/testing/api/expect-reply.ts';
import { sendCall } from '#server/testing/api/send-call.ts';
import { bookingClient, fieldsIn } from '#server/testing/booking-client.ts';
import { makeBookable, makeBooking, type Bookable } from '#server/testing/factories/bookings.ts';
import { makeReferral } from '#server/testing/factories/referrals.ts';
import { makeSession, makeUser, newPerson, signIn, type SignedIn } from '#server/testing/factories/users.ts';
import { useTestServer } from '#server/testing/test-server.ts';

const { url } = useTestServer();
const { send } = bookingClient(url);

const replied = z.looseObject(listReferralsContract.reply.shape);

const readReferrals = async (who: SignedIn, query: Record<string, string> = {}) => {
  const answer = await send(who, listReferralsContract, { query });
  expectSuccess(answer, listReferralsContract);
  return replied.parse(answer.json);
};

const codeOf = async (who: SignedIn): Promise<string> => (await readReferrals(who)).summary?.code ?? '';

const join = (fields: Parameters<typeof newPerson>[0]) =>
  sendCall({ origin: url(), call: registerContract, parts: { body: newPerson(fields) } });

const joined = async (fields: Parameters<typeof newPerson>[0]): Promise<SignedIn> => {
  const answer = await join(fields);
  expectSuccess(answer, registerContract);
  const { data } = z.looseObject(accountReply.shape).parse(answer.json);
  const user = await findUser(data._id);
  assert.ok(user);
  return makeSession(user);
};

let made = 0;
const newPhone = (): string => String(9_000_000_000 + (made += 1));

const finish = async (customer: SignedIn, given: Bookable | null = null, localDate?: string) => {
  const bookable = given ?? (await makeBookable());
  const fields = { status: 'in_progress' as const, ...(localDate !== undefined && { localDate }) };
  const booking = await makeBooking({ bookable, customer: customer.user, ...fields });
  const worker = await makeSession(bookable.worker);
  const params = { id: String(booking._id) };
  return send(worker, setBookingStatusContract, { params, body: { status: 'completed' } });
};

const walletOf = async (userId: string): Promise<number> => {
  const rows = await listAllLedgerRows([userId]);
  const sum = rows.reduce((total, { walletPaise }) => total + walletPaise, 0);
  assert.equal((await findUser(userId))?.walletPaise, sum, 'the running copy is the sum of the lines');
  return sum;
};

test('everybody has a code of their own, drawn once, however often it is asked for at once', async () => {
  const [asha, ravi] = [await signIn('customer'), await signIn('worker')];
  const codes = new Set(await Promise.all(Array.from({ length: 10 }, () => codeOf(asha))));
  assert.equal(codes.size, 1);
  assert.match([...codes].join(), /^[2-9B-DF-HJKMNP-TV-Z]{8}$/);
  assert.notEqual(await codeOf(ravi), await codeOf(asha));
});

test('a friend who came with a code brings both sides ₹100 with the first job, once', async () => {
  const asha = await signIn('customer');
  const code = await codeOf(asha);
  const typed = ` ${code.slice(0, 4).toLowerCase()}-${code.slice(4)} `;
  const friend = await joined({ name: 'Ravi Kumar', phone: newPhone(), referralCode: typed });
  const before = await readReferrals(asha);
  assert.deepEqual(
    before.data.map(({ name, state, creditedAt }) => [name, state, creditedAt]),
    [['Ravi K.', 'joined', null]],
  );
  // Two first jobs that are done at once credit one.
  const days = ['2020-05-06', '2020-05-07'];
  const answers = await Promise.all(days.map((day) => finish(friend, null, day)));
  assert.deepEqual(
    answers.map(({ status }) => status),
    [200, 200],
  );
  assert.deepEqual([await walletOf(asha.userId), await walletOf(friend.userId)], [10_000, 10_000]);
  const { data, summary } = await readReferrals(asha);
  assert.equal(data[0]?.state, 'credited');
  assert.deepEqual([summary?.joined, summary?.credited, summary?.earnedPaise], [1, 1, 10_000]);
});

test('a worker who came with a code is credited for the first job done, not for one with who brought them', async () => {
  const asha = await signIn('customer');
  const bookable = await makeBookable();
  const workerId = String(bookable.worker._id);
  await makeReferral({ referrerId: asha.userId, friendId: workerId });
  await finish(asha, bookable, '2020-05-06');
  assert.deepEqual([await walletOf(asha.userId), await walletOf(workerId)], [0, 0]);
  await finish(await signIn('customer'), bookable, '2020-05-07');
  assert.deepEqual([await walletOf(asha.userId), await walletOf(workerId)], [10_000, 10_000]);
});

test('unknown codes, the own one, rings and agencies are refused at the field, and nobody is registered', async () => {
  const [first, second] = [newPhone(), newPhone()];
  const asha = await makeSession(await makeUser({ phone: first, email: 'asha@example.test' }));
  const code = await codeOf(asha);
  const ravi = await joined({ phone: second, referralCode: code });
  const own = await codeOf(ravi);
  const count = await database().collection('users').countDocuments();
  const cases = [
    [{ referralCode: 'ZZZZ2222' }, 'referral_unknown'],
    [{ referralCode: 'hello' }, 'referral_unknown'],
    [{ referralCode: code, userType: 'broker' }, 'referral_unknown'],
    [{ referralCode: code, phone: first }, 'referral_own'],
    [{ referralCode: code, email: 'asha+two@example.test' }, 'referral_own'],
    // Whom Asha brought brings Asha.
    [{ referralCode: own, phone: `+91 ${first}` }, 'referral_own'],
  ] as const;
  for (const [fields, fault] of cases)
    assert.deepEqual(fieldsIn(await join({ phone: newPhone(), ...fields })), [['referralCode', fault]]);
  assert.equal(await database().collection('users').countDocuments(), count);
  expectSuccess(await join({ phone: newPhone(), referralCode: '  ' }), registerContract);
});

test('pages hold every friend once, the latest first, and friends who left have no name', async () => {
  const asha = await signIn('customer');
  for (const name of ['One Person', 'Two Person', 'Three Person']) {
    const friend = await makeUser({ name });
    await makeReferral({ referrerId: asha.userId, friendId: String(friend._id) });
    if (name.startsWith('Two')) await database().collection('users').deleteOne({ _id: friend._id });
  }
  const first = await readReferrals(asha, { limit: '2' });
  const second = await readReferrals(asha, { limit: '2', cursor: first.nextCursor ?? '' });
  assert.deepEqual(
    [...first.data, ...second.data].map(({ name }) => name),
    ['Three P.', null, 'One P.'],
  );
  assert.deepEqual([second.nextCursor, second.summary], [null, null]);
});
