import assert from 'node:assert/strict';
import { beforeEach, describe, test } from 'node:test';
import { makeNotification } from '#server/testing/factories/notifications.ts';
import { plansOf } from '#server/testing/query-plans.ts';
import { useTestDatabase } from '#server/testing/test-database.ts';
import {
  countUnreadNotifications,
  listNotificationRecords,
  markNotificationsRead,
  markTalkNewsRead,
} from './notification.ts';

useTestDatabase();

const userId = 'a'.repeat(24);
const other = 'b'.repeat(24);

describe('how the feed is read', () => {
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

  test('news of a conversation are found by it', async () => {
    const talkId = 'c'.repeat(24);
    const [plan] = await plansOf('notifications', () => markTalkNewsRead({ userId, talkId, at: new Date() }));
    assert.equal(plan?.planSummary, 'IXSCAN { userId: 1, talkId: 1 }');
    assert.equal(plan.docsExamined, 0);
  });

  test('the bell counts unread rows only', async () => {
    const [plan] = await plansOf('notifications', () => countUnreadNotifications(userId));
    assert.equal(plan?.planSummary, 'IXSCAN { userId: 1 }');
    assert.ok((plan.docsExamined ?? Infinity) <= 5);
  });
});
