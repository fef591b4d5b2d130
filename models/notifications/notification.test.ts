import assert from 'node:assert/strict';
import { beforeEach, describe, test } from 'node:test';
import { makeNotification } from '#server/testing/factories/notifications.ts';
import { plansOf } from '#server/testing/query-plans.ts';
import { useTestDatabase } from '#server/testing/test-database.ts';
import { newObjectId } from '#models/connection.ts';
import {
  countUnreadNotifications,
  listNotificationRecords,
  markNotificationsRead,
  markConversationNewsRead,
  renewConversationNews,
} from './notification.ts';

useTestDatabase();

const userId = 'a'.repeat(24);
const other = 'b'.repeat(24);

describe('reading the feed', () => {
  beforeEach(async () => {
    for (let n = 0; n < 20; n += 1) {
      const { _id } = await makeNotification({ userId });
      await markNotificationsRead({ userId, ids: n < 15 ? [String(_id)] : [], at: new Date() });
      await makeNotification({ userId: other });
    }
  });

  test('a page reads its own rows only, in the order of its index', async () => {
    const [plan] = await plansOf('notifications', () =>
      listNotificationRecords({ userId, before: 'f'.repeat(24), limit: 5 }),
    );
    assert.equal(plan?.planSummary, 'IXSCAN { userId: 1, _id: -1 }');
    assert.equal(plan.docsExamined, 6);
  });

  test('notifications of a conversation are found by an index', async () => {
    const talkId = 'c'.repeat(24);
    const [plan] = await plansOf('notifications', () =>
      markConversationNewsRead({ userId, talkId, at: new Date() }),
    );
    assert.equal(plan?.planSummary, 'IXSCAN { userId: 1, talkId: 1 }');
    assert.equal(plan.docsExamined, 0);
  });

  test('the unread count reads unread rows only', async () => {
    const [plan] = await plansOf('notifications', () => countUnreadNotifications(userId));
    assert.equal(plan?.planSummary, 'IXSCAN { userId: 1 }');
    assert.ok((plan.docsExamined ?? Infinity) <= 5);
  });
});

const content = (conversationId: string) => ({
  kind: 'message' as const,
  params: { conversationId, name: 'Asha' },
});

const makeNews = (userId = String(newObjectId()), talkId = String(newObjectId())) => ({
  ...{ id: String(newObjectId()), userId, talkId, createdAt: new Date(), href: null },
  content: content(talkId),
});

const idsOf = async (userId: string): Promise<string[]> =>
  (await listNotificationRecords({ userId, before: null, limit: 10 })).items.map(({ _id }) => String(_id));

describe('notifications of conversations', () => {
  test('concurrent notifications replace the older ones of their own conversation', async () => {
    const first = [makeNews(), makeNews()];
    await Promise.all(first.map((news) => renewConversationNews(news)));
    const next = [...first.map(({ userId, talkId }) => makeNews(userId, talkId)), makeNews()];
    const rows = await Promise.all(next.map((news) => renewConversationNews(news)));
    assert.deepEqual(
      rows.map((row) => String(row?._id)),
      next.map(({ id }) => id),
    );
    for (const { userId, id } of next) assert.deepEqual(await idsOf(userId), [id]);
  });

  test('a late notification changes nothing, and a repeated one returns the stored row', async () => {
    const late = makeNews();
    const newer = makeNews(late.userId, late.talkId);
    const other = makeNews();
    await renewConversationNews(newer);
    const [lost, kept, again] = await Promise.all(
      [late, other, newer].map((news) => renewConversationNews(news)),
    );
    assert.equal(lost, null);
    assert.equal(String(kept?._id), other.id);
    assert.equal(String(again?._id), newer.id);
    assert.deepEqual(await idsOf(late.userId), [newer.id]);
    assert.deepEqual(await idsOf(other.userId), [other.id]);
  });
});
