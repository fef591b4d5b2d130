import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { z } from 'zod';
import * as accounts from '#lib/features/accounts/contracts/accounts.ts';
import { listReviewsContract } from '#lib/features/reviews/contracts/reviews.ts';
import { deleteAccountContract, openBooking } from '#lib/features/privacy/contracts/privacy.ts';
import { uploadProfileImageContract } from '#lib/features/profiles/contracts/profiles.ts';
import { saveTokenContract } from '#lib/features/notifications/contracts/push.ts';
import { expectRefusal, expectSuccess } from '#e2e/kit/api/expect-reply.ts';
import { sendCall, type SentCall } from '#e2e/kit/api/send-call.ts';
import { useSearch } from '#e2e/kit/api/use-search.ts';
import { atLeastOne } from '#e2e/kit/assert-each.ts';
import { enrol } from '#e2e/kit/enrol-passkey.ts';
import { makeBookable, makeBooking } from '#e2e/kit/factories/bookings.ts';
import { makeMarked, type MarkedPerson } from '#e2e/kit/factories/canaries.ts';
import { makePng } from '#e2e/kit/factories/images.ts';
import { makeAttachment, makeMessage } from '#e2e/kit/factories/messages.ts';
import { makeSubscription } from '#e2e/kit/factories/push-tokens.ts';
import { makeReview } from '#e2e/kit/factories/reviews.ts';
import { makeSkill } from '#e2e/kit/factories/skills.ts';
import { nextCode, turnOffTotp, turnOnTotp } from '#e2e/kit/factories/totps.ts';
import {
  hashTestPassword,
  makeSession,
  signIn,
  signInAdmin,
  TEST_PASSWORD,
} from '#e2e/kit/factories/users.ts';
import { findInDatabase } from '#e2e/kit/find-in-database.ts';
import { nextEvent, useSocketClients } from '#e2e/kit/socket-client.ts';
import { useTestServer } from '#e2e/kit/test-server.ts';

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

const toOpenItems = ({ json }: { json: unknown }) =>
  z
    .object({ data: z.object({ bookings: z.array(openBooking) }) })
    .parse(json)
    .data.bookings.map(({ number }) => number);

/** A person's canaries as stored, without texts others wrote: those stay. */
const storedTexts = ({ user: { name }, canaries }: MarkedPerson) => {
  // Everyone shares the password, so its hash is no canary.
  const { message: _message, hash: _hash, wallet, ...texts } = canaries;
  return { ...texts, name, wallet: String(Math.round(Number(wallet) * 100)) };
};

/** A value that was never stored proves nothing by being absent at the end. */
const expectStored = async (texts: Record<string, string>): Promise<void> => {
  for (const [kind, text] of atLeastOne(Object.entries(texts)))
    assert.notDeepEqual(await findInDatabase(text), [], `${kind} was there`);
};

const expectDeleted = async (texts: Record<string, string>): Promise<void> => {
  for (const [kind, text] of atLeastOne(Object.entries(texts)))
    assert.deepEqual(await findInDatabase(text), [], kind);
};

describe('deleting an account', () => {
  test('removes all personal data and ends every session at once', async () => {
    const leaver = await makeMarked('customer', { passwordHash: await hashTestPassword() });
    const { user, userId, canaries, bookingCanaries } = leaver;
    const { token } = await makeSession(user);
    const bookable = await makeBookable();
    const workerId = String(bookable.worker._id);
    const { street, floor } = canaries;
    const { instructions, askFor } = bookingCanaries;
    const details = { address: { street, floor }, instructions, contact: { name: askFor } };
    await makeBooking({ customer: user, bookable, ...details });
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
    await nextEvent(client, 'connect');
    const ended = nextEvent(client, 'session:ended');

    const personal = { ...storedTexts(leaver), ...bookingCanaries, imageKey };
    await expectStored(personal);
    const code = nextCode(key);
    expectSuccess(await leave(token, { code, cancelBookings: true }), deleteAccountContract);
    await ended;
    expectRefusal(await send(accounts.checkContract, {}, token), 401);
    await expectDeleted(personal);

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
    const personal = { ...storedTexts(leaver), ...gone };
    await expectStored(personal);

    expectSuccess(await leave(token), deleteAccountContract);
    assert.deepEqual(await names(), []);
    await expectDeleted(personal);
  });

  test('gets 409 with the numbers of open bookings, and cancels them only on request', async () => {
    const { user, token } = await signIn('customer');
    const [requested, accepted] = [
      await makeBooking({ customer: user }),
      await makeBooking({ customer: user, status: 'accepted' }),
    ];
    const refused = await leave(token);
    assert.equal(expectRefusal(refused, 409).code, 'open_bookings');
    assert.deepEqual(toOpenItems(refused).toSorted(), [requested.number, accepted.number].toSorted());
    expectSuccess(await send(accounts.checkContract, {}, token), accounts.checkContract);
    expectSuccess(await leave(token, { cancelBookings: true }), deleteAccountContract);
  });

  test('is refused while a job is in progress', async () => {
    const bookable = await makeBookable();
    const { number } = await makeBooking({ bookable, status: 'in_progress' });
    const { token } = await makeSession(bookable.worker);
    const refused = await leave(token, { cancelBookings: true });
    assert.equal(expectRefusal(refused, 409).code, 'open_bookings');
    assert.deepEqual(toOpenItems(refused), [number]);
  });

  test('needs the password, the confirmation and the second factor', async () => {
    const { userId, token } = await signIn('worker');
    assert.equal(expectRefusal(await leave(token, { password: 'not this one' }), 400).code, 'wrong_password');
    expectRefusal(await leave(token, { confirmation: false }), 400);
    await turnOnTotp(userId);
    assert.equal(expectRefusal(await leave(token), 400).code, 'wrong_code');
    expectSuccess(await send(accounts.checkContract, {}, token), accounts.checkContract);
  });

  test('is refused to an admin until they leave the office, and to the only lead until they name another', async () => {
    const lead = await signIn('admin');
    await turnOffTotp(lead.userId);
    assert.equal(expectRefusal(await leave(lead.token), 409).code, 'last_admin');
    const agent = await signInAdmin({ can: 'agent' });
    await turnOffTotp(agent.userId);
    assert.equal(expectRefusal(await leave(agent.token), 409).code, 'office_role');
    await signIn('admin');
    assert.equal(expectRefusal(await leave(lead.token), 409).code, 'office_role');
  });
});
