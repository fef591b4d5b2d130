import assert from 'node:assert/strict';
import { afterEach, beforeEach, describe, test } from 'node:test';
import { listNotificationsContract } from '#lib/features/notifications/contracts/notifications.ts';
import type { Locale } from '#lib/platform/contract/locale.ts';
import type { Actor } from '#lib/platform/contract/actor.ts';
import { connectRealtime } from '#lib/platform/realtime/publish.ts';
import { writeOutbox } from '#lib/platform/outbox/write-outbox.ts';
import { inTransaction } from '#models/connection.ts';
import { countWaitingOutboxRows, listOutboxRows } from '#models/platform/outbox.ts';
import { handleNotification } from '#server/worker/handlers.ts';
import { startOutbox } from '#server/worker/outbox.ts';
import { eventually } from '#e2e/kit/eventually.ts';
import { makeNotification } from '#e2e/kit/factories/notifications.ts';
import { makeUser } from '#e2e/kit/factories/users.ts';
import { useTestDatabase } from '#e2e/kit/test-database.ts';
import { addNotification } from './add-notification.ts';
import { listNotifications, readNotifications } from './feed.ts';

useTestDatabase();

const makeActor = async (locale: Locale = 'en'): Promise<Actor> => {
  const { _id, role } = await makeUser({ locale });
  return { userId: String(_id), sessionId: 'c'.repeat(24), role, locale, isSuspended: false };
};
const welcome = { kind: 'welcome', params: { name: 'Asha {name} <b>' } } as const;
const isBadCursor = { code: 'invalid_cursor' };

describe('notification feed', () => {
  const published: { room: string; event: string; payload: unknown[] }[] = [];
  beforeEach(() => {
    published.length = 0;
    connectRealtime({
      emit: (room, event, ...payload) => void published.push({ room: String(room), event, payload }),
      endSessions: () => {},
      sharePresence: () => {},
    });
  });
  afterEach(() => connectRealtime(null));

  test('an outbox row is stored as one notification and published to the person’s clients', async () => {
    const actor = await makeActor('ta');
    const { userId } = actor;
    const { stop } = startOutbox({ handlers: { notification: handleNotification() }, pollMs: 20 });
    await inTransaction((tx) =>
      writeOutbox({ kind: 'notification', payload: { userId, content: welcome, href: '/services' } }, tx),
    );
    await eventually(async () => (await countWaitingOutboxRows()) === 0);
    await stop();
    const { data, unread } = await listNotifications({ actor, query: {} });
    const [row] = await listOutboxRows();
    assert.equal(data[0]?._id, String(row?._id));
    assert.equal(data[0].title, 'Asha {name} <b>, Hunar-க்கு வரவேற்கிறோம்');
    assert.equal(unread, 1);
    assert.deepEqual(published, [{ room: `user:${userId}`, event: 'notification', payload: data }]);
  });

  test('a notification added again changes nothing and stays read', async () => {
    const actor = await makeActor();
    const row = { id: 'd'.repeat(24), payload: { userId: actor.userId, content: welcome, href: null } };
    await Promise.all(Array.from({ length: 10 }, () => addNotification(row)));
    await readNotifications({ actor, body: { ids: [row.id] } });
    await addNotification(row);
    const { data, unread } = await listNotifications({ actor, query: {} });
    assert.deepEqual([data.length, unread], [1, 0]);
    assert.ok(data[0]?.readAt);
  });

  test('pages hold each of a person’s notifications once, newest first', async () => {
    const actor = await makeActor();
    const made: string[] = [];
    for (let n = 0; n < 7; n += 1) {
      made.unshift(String((await makeNotification({ userId: actor.userId }))._id));
      await makeNotification({ userId: (await makeActor()).userId });
    }
    const seen: string[] = [];
    let cursor: string | undefined;
    do {
      const page = await listNotifications({ actor, query: { cursor, limit: 3 } });
      listNotificationsContract.reply.parse(page);
      seen.push(...page.data.map(({ _id }) => _id));
      cursor = page.nextCursor ?? undefined;
    } while (cursor);
    assert.deepEqual(seen, made);
  });

  test('marking as read leaves newer notifications and those of others unread', async () => {
    const [actor, other] = [await makeActor(), await makeActor()];
    const shown = await makeNotification({ userId: actor.userId });
    const arrived = await makeNotification({ userId: actor.userId });
    const theirs = await makeNotification({ userId: other.userId });
    const ids = [String(shown._id), String(theirs._id)];
    assert.deepEqual(await readNotifications({ actor, body: { ids } }), { unread: 1 });
    const { data } = await listNotifications({ actor, query: {} });
    assert.deepEqual(
      data.map(({ _id, readAt }) => [_id, readAt === null]),
      [
        [String(arrived._id), true],
        [String(shown._id), false],
      ],
    );
    assert.equal((await listNotifications({ actor: other, query: {} })).unread, 1);
  });

  test('marking as read again keeps the first time', async () => {
    const actor = await makeActor();
    const ids = [String((await makeNotification({ userId: actor.userId }))._id)];
    await readNotifications({ actor, body: { ids } });
    const first = (await listNotifications({ actor, query: {} })).data[0]?.readAt;
    await readNotifications({ actor, body: { ids } });
    assert.equal((await listNotifications({ actor, query: {} })).data[0]?.readAt, first);
  });

  for (const values of [['x'], [5], [null], ['a'.repeat(24), 1], [{ $gt: '' }]])
    test(`a cursor of ${JSON.stringify(values)} is refused`, async () => {
      const actor = await makeActor();
      const cursor = Buffer.from(JSON.stringify(values)).toString('base64url');
      await assert.rejects(listNotifications({ actor, query: { cursor } }), isBadCursor);
    });
});
