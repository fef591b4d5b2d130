import assert from 'node:assert/strict';
import { beforeEach, describe, test } from 'node:test';
import { makeNotification } from '#e2e/kit/factories/notifications.ts';
import { recordPlans } from '#e2e/kit/query-plans.ts';
import { useTestDatabase } from '#e2e/kit/test-database.ts';
import { newObjectId } from '#models/connection.ts';
import {
  countUnreadNotifications,
  listNotificationRecords,
  markNotificationsRead,
  markConversationNotificationRead,
  replaceConversationNotification,
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

  test('reading a page scans only its own rows, in index order', async () => {
    const [plan] = await recordPlans('notifications', () =>
      listNotificationRecords({ userId, before: { time: new Date(), id: 'f'.repeat(24) }, limit: 5 }),
    );
    assert.equal(plan?.planSummary, 'IXSCAN { userId: 1, createdAt: -1, _id: -1 }');
    assert.equal(plan.docsExamined, 6);
  });

  test('the feed is ordered by event time across pages, regardless of storage order', async () => {
    const hours = [3, 1, 4, 1, 5];
    const person = 'd'.repeat(24);
    for (const hour of hours)
      await makeNotification({ userId: person, createdAt: new Date(Date.UTC(2026, 0, 1, hour)) });
    const read: number[] = [];
    let before: { time: Date; id: string } | null = null;
    for (let page = 0; page < 3; page += 1) {
      const rows = await listNotificationRecords({ userId: person, before, limit: 2 });
      const shown = rows.slice(0, 2);
      read.push(...shown.map(({ createdAt }) => createdAt.getUTCHours()));
      const last = shown.at(-1);
      assert.ok(last);
      before = { time: last.createdAt, id: String(last._id) };
    }
    assert.deepEqual(
      read,
      hours.toSorted((one, other) => other - one),
    );
  });

  test('finding notifications of a conversation uses an index', async () => {
    const talkId = 'c'.repeat(24);
    const [plan] = await recordPlans('notifications', () =>
      markConversationNotificationRead({ userId, talkId, at: new Date() }),
    );
    assert.equal(plan?.planSummary, 'IXSCAN { userId: 1, talkId: 1 }');
    assert.equal(plan.docsExamined, 0);
  });

  test('counting unread notifications scans only unread rows', async () => {
    const [plan] = await recordPlans('notifications', () => countUnreadNotifications(userId));
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

const listIds = async (userId: string): Promise<string[]> =>
  (await listNotificationRecords({ userId, before: null, limit: 10 })).map(({ _id }) => String(_id));

describe('notifications of conversations', () => {
  test('concurrent notifications replace older ones of the same conversation', async () => {
    const first = [makeNews(), makeNews()];
    await Promise.all(first.map((notification) => replaceConversationNotification(notification)));
    const next = [...first.map(({ userId, talkId }) => makeNews(userId, talkId)), makeNews()];
    const rows = await Promise.all(next.map((notification) => replaceConversationNotification(notification)));
    assert.deepEqual(
      rows.map((row) => String(row?._id)),
      next.map(({ id }) => id),
    );
    for (const { userId, id } of next) assert.deepEqual(await listIds(userId), [id]);
  });

  test('a late notification changes nothing, and a repeated one returns the stored row', async () => {
    const late = makeNews();
    const newer = makeNews(late.userId, late.talkId);
    const other = makeNews();
    await replaceConversationNotification(newer);
    const [lost, kept, again] = await Promise.all(
      [late, other, newer].map((notification) => replaceConversationNotification(notification)),
    );
    assert.equal(lost, null);
    assert.equal(String(kept?._id), other.id);
    assert.equal(String(again?._id), newer.id);
    assert.deepEqual(await listIds(late.userId), [newer.id]);
    assert.deepEqual(await listIds(other.userId), [other.id]);
  });
});
