import assert from 'node:assert/strict';
import { test } from 'node:test';
import { creditPaidJob } from '#lib/features/bookings/services/credit-paid-job.ts';
import { markAccount } from '#lib/features/people/services/steps/mark-contacts.ts';
import { now } from '#lib/platform/time/clock.ts';
import { database, inTransaction, toObjectId } from '#models/connection.ts';
import { findUser, type NewUser, type UserRecord } from '#models/people/user.ts';
import { insertReferralCredit } from '#models/referrals/referral-credit.ts';
import { makeBookable, makeBooking, type Bookable } from '#e2e/kit/factories/bookings.ts';
import { makeReferral } from '#e2e/kit/factories/referrals.ts';
import { makeUser } from '#e2e/kit/factories/users.ts';
import { useTestDatabase } from '#e2e/kit/test-database.ts';

useTestDatabase();

const verifiedWorker = (): Promise<Bookable> =>
  makeBookable({ verification: { at: now(), by: toObjectId('a'.repeat(24)), reason: 'Papers seen.' } });

const bringFriend = async (referrer: UserRecord, fields: Partial<NewUser> = {}): Promise<UserRecord> => {
  const friend = await makeUser(fields);
  await makeReferral({ referrerId: String(referrer._id), friendId: String(friend._id) });
  return friend;
};

/** A booking paid a week ago, ready for the credit check. */
const paidJob = async (customer: UserRecord, bookable: Bookable) => {
  const paid = { method: 'cash', at: now() } as const;
  const booking = await makeBooking({ bookable, customer, status: 'completed', paid });
  return { payload: { bookingId: String(booking._id) } };
};

const readWallet = async ({ _id }: UserRecord) => (await findUser(String(_id)))?.walletPaise;

test('one worker’s bookings earn two credits a month, even when four are checked at once', async () => {
  const bookable = await verifiedWorker();
  const friends = [];
  for (let one = 0; one < 4; one += 1) friends.push(await bringFriend(await makeUser()));
  const jobs = await Promise.all(friends.map((friend) => paidJob(friend, bookable)));
  await Promise.all([...jobs, ...jobs].map(creditPaidJob));
  const wallets = await Promise.all(friends.map(readWallet));
  assert.deepEqual(wallets.toSorted(), [0, 0, 10_000, 10_000]);
});

test('one worker’s bookings earn ten credits in total, even after an address change', async () => {
  const longAgo = new Date(now().getTime() - 40 * 86_400_000);
  for (const [times, paise] of [
    [9, 10_000],
    [10, 0],
  ] as const) {
    const bookable = await verifiedWorker();
    const workerMarks = [markAccount(bookable.worker)];
    await inTransaction(async (tx) => {
      for (let one = 0; one < times; one += 1) {
        const friendMarks = [`earned ${String(bookable.worker._id)} ${String(one)}`];
        await insertReferralCredit({ friendMarks, referrerMarks: [], workerMarks, at: longAgo }, tx);
      }
    });
    const email = `renamed-${String(times)}@gmail.com`;
    await database().collection('users').updateOne({ _id: bookable.worker._id }, { $set: { email } });
    const asha = await makeUser();
    await creditPaidJob(await paidJob(await bringFriend(asha), bookable));
    assert.equal(await readWallet(asha), paise, `${String(times)} before`);
  }
});

test('a second address gives a referrer no more credits a month', async () => {
  const asha = await makeUser();
  for (let one = 0; one < 7; one += 1) {
    const set = { email: `asha-${String(one)}@gmail.com` };
    await database().collection('users').updateOne({ _id: asha._id }, { $set: set });
    await creditPaidJob(await paidJob(await bringFriend(asha), await verifiedWorker()));
  }
  assert.equal(await readWallet(asha), 50_000);
});

test('a stranger who typed a person’s phone uses up none of that person’s credits', async () => {
  const phone = '9811100042';
  const bring = async (referrer: UserRecord, fields: Partial<NewUser> = {}) =>
    creditPaidJob(await paidJob(await bringFriend(referrer, fields), await verifiedWorker()));
  const [stranger, owner] = [await makeUser({ phone }), await makeUser({ phone })];
  for (let one = 0; one < 5; one += 1) await bring(stranger);
  assert.equal(await readWallet(stranger), 50_000);
  await bring(owner);
  assert.equal(await readWallet(owner), 10_000);
  // Of two friends with the typed phone, each brings a credit.
  for (const asha of [await makeUser(), await makeUser()]) {
    await bring(asha, { phone });
    assert.equal(await readWallet(asha), 10_000);
  }
});

test('a referred worker earns no credit from customers without a proved contact', async () => {
  for (const [emailProvedAt, paise] of [
    [undefined, 0],
    [now(), 10_000],
  ] as const) {
    const [asha, bookable] = [await makeUser(), await verifiedWorker()];
    await makeReferral({ referrerId: String(asha._id), friendId: String(bookable.worker._id) });
    await creditPaidJob(await paidJob(await makeUser({ emailProvedAt }), bookable));
    assert.deepEqual([await readWallet(asha), await readWallet(bookable.worker)], [paise, paise]);
  }
});
