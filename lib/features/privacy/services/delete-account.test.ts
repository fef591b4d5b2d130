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
import { expectSuccess } from '#e2e/kit/api/expect-reply.ts';
import { bookingClient } from '#e2e/kit/booking-client.ts';
import { assertIndexed } from '#e2e/kit/explain.ts';
import { makeActor } from '#e2e/kit/factories/actors.ts';
import { dayAhead, makeBookable, makeBooking } from '#e2e/kit/factories/bookings.ts';
import { makeMessage } from '#e2e/kit/factories/messages.ts';
import { makeSession, makeUser, signIn, TEST_PASSWORD, type SignedIn } from '#e2e/kit/factories/users.ts';
import { findInDatabase } from '#e2e/kit/find-in-database.ts';
import { quietPusher } from '#e2e/kit/push-service.ts';
import { useTestServer } from '#e2e/kit/test-server.ts';

const { url } = useTestServer();
const { send } = bookingClient(url);

/** Delivers the outbox to the feeds as the background process would, but keeps its rows. */
const fillFeeds = async (): Promise<void> => {
  for (const { _id, payload } of await listOutboxRows()) {
    const notification = notificationPayload.safeParse(payload).data;
    if (notification) await addNotification({ id: String(_id), payload: notification });
  }
};

/** Returns the collections that contain the text, except server-to-server events, which are overwritten. */
const keptIn = async (words: string): Promise<string[]> =>
  (await findInDatabase(words)).filter((collection) => collection !== 'socketEvents').toSorted();

const listTitles = async ({ userId }: SignedIn): Promise<string[]> => {
  const { data } = await listNotifications({ actor: makeActor({ userId }), query: {} });
  return data.map(({ title }) => title).toSorted();
};

const idIn = ({ json }: { json: unknown }): string =>
  z.looseObject({ data: z.looseObject({ _id: z.string() }) }).parse(json).data._id;

const leave = async (who: SignedIn): Promise<void> => {
  const body = { reason: 'other', confirmation: true, password: TEST_PASSWORD };
  expectSuccess(await send(who, deleteAccountContract, { body }), deleteAccountContract);
};

test('deleting an account removes the name from feeds and queued notifications', async () => {
  const name = 'Vasundhara Leaving';
  const bookable = await makeBookable({ name });
  const worker = await makeSession(bookable.worker);
  const [customer, broker] = [await signIn('customer'), await signIn('broker')];
  const longAgo = { localDate: dayAhead(-9) };
  const booking = await makeBooking({ bookable, customer: customer.user, status: 'completed', ...longAgo });
  const params = { id: String(booking._id) };

  const invited = await send(broker, agency.inviteWorkerContract, { body: { email: worker.user.email } });
  const invite = { params: { id: idIn(invited) }, body: { accept: true } };
  expectSuccess(await send(worker, agency.answerInviteContract, invite), agency.answerInviteContract);
  const paid = await send(worker, markPaidContract, { params, body: { method: 'cash' } });
  expectSuccess(paid, markPaidContract);
  const rated = await send(customer, rateUsContract, { body: { rating: 5, bookingId: params.id } });
  const reply = { params: { id: idIn(rated) }, body: { answer: 'Glad to help out again' } };
  expectSuccess(await send(worker, answerReviewContract, reply), answerReviewContract);
  const { _id } = await makeMessage({ from: worker.userId, to: customer.userId });
  await followUpUnread({ payload: { messageIds: [String(_id)] }, pusher: quietPusher });
  await fillFeeds();
  const left = await send(worker, agency.leaveTeamContract, { params: { id: worker.userId } });
  expectSuccess(left, agency.leaveTeamContract);
  assert.deepEqual(await listTitles(broker), [`${name} joined your team`]);
  const titles = await listTitles(customer);
  assert.equal(titles.filter((title) => title.includes(name)).length, 3);
  assert.deepEqual(await keptIn(name), ['notifications', 'outbox', 'users']);
  assert.deepEqual(await keptIn('Glad to help out again'), ['reviews']);

  await leave(worker);
  for (const words of [name, 'Glad to help out again']) assert.deepEqual(await keptIn(words), []);
  await fillFeeds();
  assert.deepEqual(await listTitles(broker), ['Someone joined your team', 'Someone left your team']);
  assert.deepEqual(
    await listTitles(customer),
    titles.map((title) => title.replace(name, 'Someone')).toSorted(),
  );
});

test('notifications that name a person are found by an index', async () => {
  const { _id } = await makeUser();
  const query = { collection: 'notifications', filter: { aboutId: _id } };
  assert.equal((await assertIndexed(query, 'aboutId_1')).docsExamined, 0);
});
