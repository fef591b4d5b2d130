import assert from 'node:assert/strict';
import { test } from 'node:test';
import { z } from 'zod';
import * as agency from '#lib/features/agency/contracts/agency.ts';
import { markPaidContract } from '#lib/features/bookings/contracts/bookings.ts';
import { notificationPayload } from '#lib/features/notifications/contracts/notifications.ts';
import { deleteAccountContract } from '#lib/features/privacy/contracts/privacy.ts';
import { answerReviewContract, rateUsContract } from '#lib/features/reviews/contracts/reviews.ts';
import { addNotification } from '#lib/features/notifications/services/add-notification.ts';
import { listNotifications } from '#lib/features/notifications/services/feed.ts';
import { followUpUnread } from '#lib/features/notifications/services/remind-of-messages.ts';
import { listOutboxRows } from '#models/platform/outbox.ts';
import { expectSuccess } from '#server/testing/api/expect-reply.ts';
import { bookingClient } from '#server/testing/booking-client.ts';
import { assertIndexed } from '#server/testing/explain.ts';
import { makeActor } from '#server/testing/factories/actors.ts';
import { dayAhead, makeBookable, makeBooking } from '#server/testing/factories/bookings.ts';
import { makeMessage } from '#server/testing/factories/messages.ts';
import {
  makeSession,
  makeUser,
  signIn,
  TEST_PASSWORD,
  type SignedIn,
} from '#server/testing/factories/users.ts';
import { findInDatabase } from '#server/testing/find-in-database.ts';
import { quietPusher } from '#server/testing/push-service.ts';
import { useTestServer } from '#server/testing/test-server.ts';

const { url } = useTestServer();
const { send } = bookingClient(url);

/** Puts what the outbox holds into the feeds, as its worker would; the rows themselves stay. */
const fillFeeds = async (): Promise<void> => {
  for (const { _id, payload } of await listOutboxRows()) {
    const told = notificationPayload.safeParse(payload).data;
    if (told) await addNotification({ id: String(_id), payload: told });
  }
};

/** Where words are kept; what servers call to each other is overwritten by what they call next. */
const keptIn = async (words: string): Promise<string[]> =>
  (await findInDatabase(words)).filter((collection) => collection !== 'socketEvents').toSorted();

const titlesOf = async ({ userId }: SignedIn): Promise<string[]> => {
  const { data } = await listNotifications({ actor: makeActor({ userId }), query: {} });
  return data.map(({ title }) => title).toSorted();
};

const idIn = ({ json }: { json: unknown }): string =>
  z.looseObject({ data: z.looseObject({ _id: z.string() }) }).parse(json).data._id;

const leave = async (who: SignedIn): Promise<void> => {
  const body = { reason: 'other', confirmation: true, password: TEST_PASSWORD };
  expectSuccess(await send(who, deleteAccountContract, { body }), deleteAccountContract);
};

test('a person who deletes the account is no longer named in feeds or waiting notifications', async () => {
  const name = 'Vasundhara Leaving';
  const bookable = await makeBookable({ name });
  const worker = await makeSession(bookable.worker);
  const [customer, broker] = [await signIn('customer'), await signIn('broker')];
  // What is said of it is shown at once.
  const longAgo = { localDate: dayAhead(-9) };
  const booking = await makeBooking({ bookable, customer: customer.user, status: 'completed', ...longAgo });
  const params = { id: String(booking._id) };

  const invited = await send(broker, agency.inviteWorkerContract, { body: { email: worker.user.email } });
  const invite = { params: { id: idIn(invited) }, body: { accept: true } };
  expectSuccess(await send(worker, agency.answerInviteContract, invite), agency.answerInviteContract);
  const paid = await send(worker, markPaidContract, { params, body: { method: 'cash' } });
  expectSuccess(paid, markPaidContract);
  const rated = await send(customer, rateUsContract, { body: { rating: 5, bookingId: params.id } });
  const said = { params: { id: idIn(rated) }, body: { answer: 'Glad to help out again' } };
  expectSuccess(await send(worker, answerReviewContract, said), answerReviewContract);
  const { _id } = await makeMessage({ from: worker.userId, to: customer.userId });
  await followUpUnread({ payload: { messageIds: [String(_id)] }, pusher: quietPusher });
  await fillFeeds();
  const left = await send(worker, agency.leaveTeamContract, { params: { id: worker.userId } });
  expectSuccess(left, agency.leaveTeamContract);
  assert.deepEqual(await titlesOf(broker), [`${name} has joined your team`]);
  const told = await titlesOf(customer);
  assert.equal(told.filter((title) => title.includes(name)).length, 3);
  assert.deepEqual(await keptIn(name), ['notifications', 'outbox', 'users']);
  assert.deepEqual(await keptIn('Glad to help out again'), ['reviews']);

  await leave(worker);
  for (const words of [name, 'Glad to help out again']) assert.deepEqual(await keptIn(words), []);
  await fillFeeds();
  assert.deepEqual(await titlesOf(broker), ['Somebody has joined your team', 'Somebody has left your team']);
  assert.deepEqual(await titlesOf(customer), told.map((title) => title.replace(name, 'Somebody')).toSorted());
});

test('notifications that name a person are found by an index', async () => {
  const { _id } = await makeUser();
  const query = { collection: 'notifications', filter: { aboutId: _id } };
  assert.equal((await assertIndexed(query, 'aboutId_1')).docsExamined, 0);
});
