import assert from 'node:assert/strict';
import { test } from 'node:test';
import { z } from 'zod';
import { accountReply, registerContract } from '#lib/features/accounts/contracts/accounts.ts';
import { markPaidContract, setBookingStatusContract } from '#lib/features/bookings/contracts/bookings.ts';
import { verifyEmail } from '#lib/features/accounts/services/email.ts';
import { creditPaidJob } from '#lib/features/bookings/services/credit-paid-job.ts';
import { outboxPayloads } from '#lib/wiring/outbox-kinds.ts';
import { deleteAccountContract } from '#lib/features/privacy/contracts/privacy.ts';
import { now } from '#lib/platform/time/clock.ts';
import { listOutboxRows } from '#models/platform/outbox.ts';
import { atLeastOne } from '#e2e/kit/assert-each.ts';
import { makeReport } from '#e2e/kit/factories/reports.ts';
import { insertReferralCredit } from '#models/referrals/referral-credit.ts';
import { markContacts } from '#lib/features/people/services/steps/mark-contacts.ts';
import { listReferralsContract } from '#lib/features/referrals/contracts/referrals.ts';
import { database, inTransaction, toObjectId } from '#models/connection.ts';
import { listAllLedgerRows } from '#models/money/ledger.ts';
import { findUser } from '#models/people/user.ts';
import { expectSuccess } from '#e2e/kit/api/expect-reply.ts';
import { sendCall } from '#e2e/kit/api/send-call.ts';
import { bookingClient, fieldsIn, viewIn } from '#e2e/kit/booking-client.ts';
import { makeBookable, makeBooking, type Bookable } from '#e2e/kit/factories/bookings.ts';
import { makeTicket } from '#e2e/kit/factories/tickets.ts';
import { makeEmailProof } from '#e2e/kit/factories/reset-tokens.ts';
import { makeReferral } from '#e2e/kit/factories/referrals.ts';
import {
  makeSession,
  makeUser,
  newPerson,
  signIn,
  TEST_PASSWORD,
  type SignedIn,
} from '#e2e/kit/factories/users.ts';
import { useTestServer } from '#e2e/kit/test-server.ts';

const { url } = useTestServer();

const { send } = bookingClient(url);

const replied = z.looseObject(listReferralsContract.reply.shape);

const readReferrals = async (who: SignedIn, query: Record<string, string> = {}) => {
  const answer = await send(who, listReferralsContract, { query });
  expectSuccess(answer, listReferralsContract);
  return replied.parse(answer.json);
};

const readCode = async (who: SignedIn): Promise<string> => (await readReferrals(who)).summary?.code ?? '';

let made = 0;

// Uses an email provider without a limit on new accounts.
const join = (fields: Parameters<typeof newPerson>[0]) => {
  const email = `friend-${(made += 1)}@gmail.com`;
  const body = newPerson({ email, ...fields });
  return sendCall({ origin: url(), call: registerContract, parts: { body } });
};

const joinedUnproved = async (fields: Parameters<typeof newPerson>[0]): Promise<SignedIn> => {
  const answer = await join(fields);
  expectSuccess(answer, registerContract);
  const { data } = z.looseObject(accountReply.shape).parse(answer.json);
  const user = await findUser(data._id);
  assert.ok(user);
  return makeSession(user);
};

const prove = async ({ userId, user: { email = '' } }: SignedIn) =>
  verifyEmail({ body: { id: userId, token: await makeEmailProof({ userId, email }) } });

const joined = async (fields: Parameters<typeof newPerson>[0]): Promise<SignedIn> => {
  const friend = await joinedUnproved(fields);
  await prove(friend);
  return friend;
};

const newPhone = (): string => String(9_000_000_000 + (made += 1));

const verification = () => ({ at: now(), by: toObjectId('a'.repeat(24)), reason: 'Papers seen.' });
const verifiedWorker = () => makeBookable({ verification: verification() });

interface BookingSetup {
  bookable?: Bookable;
  localDate?: string;
  pricePaise?: number;
}

/** Completes a paid booking for a customer. */
const finish = async (customer: SignedIn, { bookable: offered, ...fields }: BookingSetup = {}) => {
  const bookable = offered ?? (await verifiedWorker());
  const booking = await makeBooking({ bookable, customer: customer.user, status: 'in_progress', ...fields });
  const worker = await makeSession(bookable.worker);
  const params = { id: String(booking._id) };
  const done = await send(worker, setBookingStatusContract, { params, body: { status: 'completed' } });
  await send(worker, markPaidContract, { params, body: { method: 'cash' } });
  return done;
};

const WEEK_MS = 7 * 86_400_000;

/** Moves all paid bookings past the waiting week; runs each check twice at once, as two servers would. */
const passWeek = async (): Promise<void> => {
  const rows = (await listOutboxRows()).filter(({ kind }) => kind === 'referralCredit');
  for (const { dueAt, createdAt } of atLeastOne(rows))
    assert.ok(dueAt && Math.abs(dueAt.getTime() - createdAt.getTime() - WEEK_MS) < 60_000);
  const jobs = rows.map(({ payload }) => ({ payload: outboxPayloads.referralCredit.parse(payload) }));
  for (const job of jobs) await Promise.all([creditPaidJob(job), creditPaidJob(job)]);
};

const readWallet = async (userId: string): Promise<number> => {
  const rows = await listAllLedgerRows([userId]);
  const sum = rows.reduce((total, { walletPaise }) => total + walletPaise, 0);
  assert.equal((await findUser(userId))?.walletPaise, sum, 'the running copy is the sum of the lines');
  return sum;
};

test('each person has one referral code, the same for concurrent reads', async () => {
  const [asha, ravi] = [await signIn('customer'), await signIn('worker')];
  const codes = new Set(await Promise.all(Array.from({ length: 10 }, () => readCode(asha))));
  assert.equal(codes.size, 1);
  assert.match([...codes].join(), /^[2-9B-DF-HJKMNP-TV-Z]{8}$/);
  assert.notEqual(await readCode(ravi), await readCode(asha));
});

test('a friend’s first paid job credits both sides ₹100 once, a week later', async () => {
  const asha = await signIn('customer');
  const code = await readCode(asha);
  const typed = ` ${code.slice(0, 4).toLowerCase()}-${code.slice(4)} `;
  const friend = await joined({ name: 'Ravi Kumar', phone: newPhone(), referralCode: typed });
  const before = await readReferrals(asha);
  assert.deepEqual(
    before.data.map(({ name, state, creditedAt }) => [name, state, creditedAt]),
    [['Ravi K.', 'joined', null]],
  );
  // Two first bookings completed at once credit only one.
  const days = ['2020-05-06', '2020-05-07'];
  const answers = await Promise.all(days.map((localDate) => finish(friend, { localDate })));
  assert.deepEqual(
    answers.map(({ status }) => status),
    [200, 200],
  );
  assert.deepEqual([await readWallet(asha.userId), await readWallet(friend.userId)], [0, 0]);
  await passWeek();
  assert.deepEqual([await readWallet(asha.userId), await readWallet(friend.userId)], [10_000, 10_000]);
  const { data, summary } = await readReferrals(asha);
  assert.equal(data[0]?.state, 'credited');
  assert.deepEqual([summary?.joined, summary?.credited, summary?.earnedPaise], [1, 1, 10_000]);
});

test('a referred worker is credited for the first job, unless it was for the referrer', async () => {
  const asha = await signIn('customer');
  const bookable = await verifiedWorker();
  const workerId = String(bookable.worker._id);
  await makeReferral({ referrerId: asha.userId, friendId: workerId });
  await finish(asha, { bookable, localDate: '2020-05-06' });
  await passWeek();
  assert.deepEqual([await readWallet(asha.userId), await readWallet(workerId)], [0, 0]);
  await finish(await signIn('customer'), { bookable, localDate: '2020-05-07' });
  await passWeek();
  assert.deepEqual([await readWallet(asha.userId), await readWallet(workerId)], [10_000, 10_000]);
});

test('an unknown, own, circular or agency code is refused, and no account is created', async () => {
  const [first, second] = [newPhone(), newPhone()];
  const asha = await makeSession(await makeUser({ phone: first, email: 'asha@example.test' }));
  const code = await readCode(asha);
  const ravi = await joined({ phone: second, referralCode: code });
  const own = await readCode(ravi);
  const count = await database().collection('users').countDocuments();
  const cases = [
    [{ referralCode: 'ZZZZ2222' }, 'referral_unknown'],
    [{ referralCode: 'hello' }, 'referral_unknown'],
    [{ referralCode: code, userType: 'broker' }, 'referral_unknown'],
    [{ referralCode: code, phone: first }, 'referral_own'],
    [{ referralCode: code, email: 'asha+two@example.test' }, 'referral_own'],
    // A friend cannot refer their own referrer.
    [{ referralCode: own, phone: `+91 ${first}` }, 'referral_own'],
  ] as const;
  for (const [fields, fault] of cases)
    assert.deepEqual(fieldsIn(await join({ phone: newPhone(), ...fields })), [['referralCode', fault]]);
  assert.equal(await database().collection('users').countDocuments(), count);
  expectSuccess(await join({ phone: newPhone(), referralCode: '  ' }), registerContract);
});

test('pages hold each friend once, latest first; deleted friends have no name', async () => {
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

test('four friends with one typed phone earn nothing with free jobs, and one worker’s two credits with real ones', async () => {
  const asha = await signIn('customer');
  const referralCode = await readCode(asha);
  const puppet = await makeBookable({ phone: '9800000001' });
  const phone = newPhone();
  const friends = [];
  for (let at = 0; at < 4; at += 1) friends.push(await joined({ phone, referralCode }));
  for (const [at, friend] of friends.entries())
    await finish(friend, { bookable: puppet, pricePaise: 0, localDate: `2020-05-0${at + 1}` });
  await passWeek();
  assert.equal(await readWallet(asha.userId), 0);
  // A typed phone says nothing about its owner; the cap of the worker's jobs ends the ring.
  const bookable = await verifiedWorker();
  for (const [at, friend] of friends.entries())
    await finish(friend, { bookable, localDate: `2020-06-0${at + 1}` });
  await passWeek();
  assert.equal(await readWallet(asha.userId), 20_000);
});

test('small jobs, unverified workers, the referrer’s own referrer and complaints earn nothing', async () => {
  const [asha, bringer] = [await signIn('customer'), await verifiedWorker()];
  await makeReferral({ referrerId: String(bringer.worker._id), friendId: asha.userId });
  const referralCode = await readCode(asha);
  const complained = await verifiedWorker();
  const jobs: BookingSetup[] = [
    { pricePaise: 19_999 },
    { bookable: await makeBookable() },
    { bookable: bringer },
    { bookable: complained },
  ];
  for (const job of jobs) {
    const friend = await joined({ phone: newPhone(), referralCode });
    await finish(friend, job);
    if (job.bookable === complained)
      await makeReport({ reporterId: friend.userId, subjectId: String(complained.worker._id) });
  }
  await passWeek();
  assert.equal(await readWallet(asha.userId), 0);
});

test('a complaint about the booking holds the credit until it is closed; another person’s complaint does not', async () => {
  const asha = await signIn('customer');
  const referralCode = await readCode(asha);
  const credits: number[] = [];
  for (const [author, state] of [
    ['friend', 'open'],
    ['friend', 'closed'],
    ['stranger', 'open'],
  ] as const) {
    const friend = await joined({ phone: newPhone(), referralCode });
    const { _id: bookingId } = viewIn(await finish(friend));
    const authorId = author === 'friend' ? friend.userId : (await signIn('customer')).userId;
    await makeTicket({ authorId, bookingId: toObjectId(bookingId), state });
    await passWeek();
    credits.push(await readWallet(friend.userId));
  }
  assert.deepEqual(credits, [0, 10_000, 10_000]);
});

test('an unproved address earns no credit for either side until the next booking after its proof', async () => {
  const asha = await makeSession(await makeUser({ emailProvedAt: undefined }));
  const friend = await joinedUnproved({ phone: newPhone(), referralCode: await readCode(asha) });
  const wallets = async () => [await readWallet(asha.userId), await readWallet(friend.userId)];
  const steps = [
    [[], [0, 0]],
    [[friend], [0, 0]],
    [[asha], [10_000, 10_000]],
  ] as const;
  for (const [at, [proving, expected]] of steps.entries()) {
    for (const who of proving) await prove(who);
    await finish(friend, { localDate: `2020-05-0${at + 1}` });
    await passWeek();
    assert.deepEqual(await wallets(), expected, `step ${at}`);
  }
});

test('a contact that earned a credit earns none after deleting and recreating the account', async () => {
  const asha = await signIn('customer');
  const contact = { phone: newPhone(), email: 'back.again@example.test', referralCode: await readCode(asha) };
  const body = { reason: 'other', confirmation: true, password: TEST_PASSWORD };
  for (const round of [1, 2]) {
    const friend = await joined(contact);
    await finish(friend);
    await passWeek();
    assert.equal(await readWallet(asha.userId), 10_000, `round ${round}`);
    expectSuccess(await send(friend, deleteAccountContract, { body }), deleteAccountContract);
  }
});

test('a person is credited for at most five friends a month and twenty in all', async () => {
  const had = (asha: SignedIn, at: Date, friends: number) =>
    inTransaction(async (tx) => {
      for (let one = 0; one < friends; one += 1) {
        const friendMarks = [`made ${asha.userId} ${String(one)}`];
        await insertReferralCredit({ friendMarks, referrerMarks: markContacts(asha.user), at }, tx);
      }
    });
  const longAgo = new Date(now().getTime() - 40 * 86_400_000);
  const cases = [
    [now(), 4, 10_000],
    [now(), 5, 0],
    [longAgo, 19, 10_000],
    [longAgo, 20, 0],
  ] as const;
  for (const [at, friends, paise] of cases) {
    const asha = await signIn('customer');
    await had(asha, at, friends);
    await finish(await joined({ phone: newPhone(), referralCode: await readCode(asha) }));
    await passWeek();
    assert.equal(await readWallet(asha.userId), paise, `${String(friends)} before`);
  }
});
