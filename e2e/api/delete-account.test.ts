import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { z } from 'zod';
import * as accounts from '#lib/features/accounts/contracts/accounts.ts';
import { listReviewsContract } from '#lib/features/reviews/contracts/reviews.ts';
import { deleteAccountContract, openBooking } from '#lib/features/privacy/contracts/privacy.ts';
import { uploadProfileImageContract } from '#lib/features/profiles/contracts/profiles.ts';
import { saveTokenContract } from '#lib/features/notifications/contracts/push.ts';
import { expectRefusal, expectSuccess } from '#server/testing/api/expect-reply.ts';
import { sendCall, type SentCall } from '#server/testing/api/send-call.ts';
import { useSearch } from '#server/testing/api/use-search.ts';
import { atLeastOne } from '#server/testing/assert-each.ts';
import { enrol } from '#server/testing/enrol-passkey.ts';
import { makeBookable, makeBooking } from '#server/testing/factories/bookings.ts';
import { makeMarked, type MarkedPerson } from '#server/testing/factories/canaries.ts';
import { makePng } from '#server/testing/factories/images.ts';
import { makeAttachment, makeMessage } from '#server/testing/factories/messages.ts';
import { makeSubscription } from '#server/testing/factories/push-tokens.ts';
import { makeReview } from '#server/testing/factories/reviews.ts';
import { makeSkill } from '#server/testing/factories/skills.ts';
import { nextCode, turnOffTotp, turnOnTotp } from '#server/testing/factories/totps.ts';
import { hashTestPassword, makeSession, signIn, TEST_PASSWORD } from '#server/testing/factories/users.ts';
import { findInDatabase } from '#server/testing/find-in-database.ts';
import { nextOf, useSocketClients } from '#server/testing/socket-client.ts';
import { useTestServer } from '#server/testing/test-server.ts';

const { url } = useTestServer();
const connect = useSocketClients();
const search = useSearch(url);

const send = (call: SentCall['call'], parts: SentCall['parts'], token?: string) =>
  sendCall({ origin: url(), call, parts, token });

const leave = (token: string, body: object = {}) =>
  send(
    deleteAccountContract,
    { body: { reason: 'privacy', confirmation: true, password: TEST_PASSWORD, ...body } },
    token,
  );

const openOf = ({ json }: { json: unknown }) =>
  z
    .object({ data: z.object({ bookings: z.array(openBooking) }) })
    .parse(json)
    .data.bookings.map(({ number }) => number);

/** Somebody's canaries as the database holds them, without what somebody else wrote: that stays theirs. */
const storedOf = ({ user: { name }, canaries }: MarkedPerson) => {
  // A hash of the password that all share is no canary.
  const { message: _message, hash: _hash, wallet, ...texts } = canaries;
  return { ...texts, name, wallet: String(Math.round(Number(wallet) * 100)) };
};

/** What is nowhere from the start proves nothing by being nowhere in the end. */
const expectStored = async (texts: Record<string, string>): Promise<void> => {
  for (const [kind, text] of atLeastOne(Object.entries(texts)))
    assert.notDeepEqual(await findInDatabase(text), [], `${kind} was there`);
};

const expectGone = async (texts: Record<string, string>): Promise<void> => {
  for (const [kind, text] of atLeastOne(Object.entries(texts)))
    assert.deepEqual(await findInDatabase(text), [], kind);
};

describe('deleting an account', () => {
  test('removes all personal data and ends every session at once', async () => {
    const leaver = await makeMarked('customer', { passwordHash: await hashTestPassword() });
    const { user, userId, canaries } = leaver;
    const { token } = await makeSession(user);
    const bookable = await makeBookable();
    const workerId = String(bookable.worker._id);
    const { street } = canaries;
    await makeBooking({ customer: user, bookable, address: { street }, instructions: canaries.landMark });
    await makeMessage({ from: userId, to: workerId, text: canaries.reason });
    await makeReview({ workerId, customerId: userId, comment: 'Good work' });
    const key = await turnOnTotp(userId);
    const file = { field: 'profileImage', name: 'me.png', type: 'image/png', bytes: await makePng() };
    const { data } = z
      .looseObject(uploadProfileImageContract.reply.shape)
      .parse((await send(uploadProfileImageContract, { file }, token)).json);
    const [, imageKey = 'none'] = /images\/(.+)-256/.exec(data.profileImage ?? '') ?? [];
    assert.deepEqual((await findInDatabase(imageKey)).toSorted(), ['images', 'stored.files', 'users']);
    const client = connect({ url: url(), auth: { token } });
    await nextOf(client, 'connect');
    const ended = nextOf(client, 'session:ended');

    const personal = { ...storedOf(leaver), imageKey };
    await expectStored(personal);
    const code = nextCode(key);
    expectSuccess(await leave(token, { code, cancelBookings: true }), deleteAccountContract);
    await ended;
    expectRefusal(await send(accounts.checkContract, {}, token), 401);
    await expectGone(personal);

    const again = { email: user.email, password: TEST_PASSWORD };
    expectRefusal(await send(accounts.loginContract, { body: again }), 401);

    const reader = await makeSession(bookable.worker);
    const reviews = await send(listReviewsContract, { params: { id: workerId } }, reader.token);
    assert.match(reviews.text, /Good work/);
  });

  test('removes a worker from search, with their passkeys, devices and files', async () => {
    const trade = await makeSkill();
    const leaver = await makeMarked('worker', {
      passwordHash: await hashTestPassword(),
      skills: [{ _id: trade._id, name: trade.name }],
    });
    const { user, userId } = leaver;
    const { token } = await makeSession(user);
    const reader = await signIn('customer');
    const { id: keyId } = (await enrol(userId)).answer({ challenge: 'none' });
    const subscription = makeSubscription();
    expectSuccess(await send(saveTokenContract, { body: subscription }, token), saveTokenContract);
    const { fileName } = await makeAttachment(userId);
    const names = () => search.names({ skills: trade.name }, reader.token);
    const gone = { keyId, device: subscription.fcmToken, fileName };
    assert.deepEqual(await names(), [user.name]);
    const personal = { ...storedOf(leaver), ...gone };
    await expectStored(personal);

    expectSuccess(await leave(token), deleteAccountContract);
    assert.deepEqual(await names(), []);
    await expectGone(personal);
  });

  test('with open bookings gets 409 with their numbers, and cancels them only on request', async () => {
    const { user, token } = await signIn('customer');
    const [asked, agreed] = [
      await makeBooking({ customer: user }),
      await makeBooking({ customer: user, status: 'accepted' }),
    ];
    const refused = await leave(token);
    assert.equal(expectRefusal(refused, 409).code, 'open_bookings');
    assert.deepEqual(openOf(refused).toSorted(), [asked.number, agreed.number].toSorted());
    expectSuccess(await send(accounts.checkContract, {}, token), accounts.checkContract);
    expectSuccess(await leave(token, { cancelBookings: true }), deleteAccountContract);
  });

  test('is refused while a job is in progress', async () => {
    const bookable = await makeBookable();
    const { number } = await makeBooking({ bookable, status: 'in_progress' });
    const { token } = await makeSession(bookable.worker);
    const refused = await leave(token, { cancelBookings: true });
    assert.equal(expectRefusal(refused, 409).code, 'open_bookings');
    assert.deepEqual(openOf(refused), [number]);
  });

  test('needs the password, the confirmation and the second factor', async () => {
    const { userId, token } = await signIn('worker');
    assert.equal(expectRefusal(await leave(token, { password: 'not this one' }), 400).code, 'wrong_password');
    expectRefusal(await leave(token, { confirmation: false }), 400);
    await turnOnTotp(userId);
    assert.equal(expectRefusal(await leave(token), 400).code, 'wrong_code');
    expectSuccess(await send(accounts.checkContract, {}, token), accounts.checkContract);
  });

  test('is refused to the last admin', async () => {
    const admins = [await signIn('admin'), await signIn('admin')];
    for (const { userId } of admins) await turnOffTotp(userId);
    const answers = await Promise.all(admins.map(({ token }) => leave(token)));
    const statuses = answers.map(({ status }) => status);
    assert.deepEqual(statuses.toSorted(), [200, 409]);
    const stays = admins[statuses.indexOf(409)];
    assert.equal(expectRefusal(await leave(stays?.token ?? ''), 409).code, 'last_admin');
  });
});
