import assert from 'node:assert/strict';
import { test } from 'node:test';
import { useTestDatabase } from '#server/testing/test-database.ts';
import { newObjectId } from './connection.ts';
import { listNotificationRecords, renewTalkNews } from './notification.ts';

useTestDatabase();

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

test('news of many talks at once each take the place of older ones of their own talk', async () => {
  const first = [makeNews(), makeNews()];
  await Promise.all(first.map((news) => renewTalkNews(news)));
  const next = [...first.map(({ userId, talkId }) => makeNews(userId, talkId)), makeNews()];
  const rows = await Promise.all(next.map((news) => renewTalkNews(news)));
  assert.deepEqual(
    rows.map((row) => String(row?._id)),
    next.map(({ id }) => id),
  );
  for (const { userId, id } of next) assert.deepEqual(await idsOf(userId), [id]);
});

test('late news change nothing, also beside others; the same again is answered with what is there', async () => {
  const late = makeNews();
  const newer = makeNews(late.userId, late.talkId);
  const other = makeNews();
  await renewTalkNews(newer);
  const [lost, kept, again] = await Promise.all([late, other, newer].map((news) => renewTalkNews(news)));
  assert.equal(lost, null);
  assert.equal(String(kept?._id), other.id);
  assert.equal(String(again?._id), newer.id);
  assert.deepEqual(await idsOf(late.userId), [newer.id]);
  assert.deepEqual(await idsOf(other.userId), [other.id]);
});
