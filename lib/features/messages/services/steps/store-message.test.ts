import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { test } from 'node:test';
import type { AttachmentReference } from '#lib/features/messages/contracts/message.ts';
import { now } from '#lib/platform/time/clock.ts';
import { openConversation } from '#models/messages/conversation.ts';
import { listMessageRecords } from '#models/messages/message.ts';
import { countCommands, countedUri } from '#e2e/kit/count-commands.ts';
import { makeUser } from '#e2e/kit/factories/users.ts';
import { makeWorker } from '#e2e/kit/factories/workers.ts';
import { limited, TimeLimit } from '#models/time-limit.ts';
import { useTestDatabase } from '#e2e/kit/test-database.ts';
import { testEnv } from '#e2e/kit/test-env.ts';
import { storeMessage } from './store-message.ts';

useTestDatabase({ MONGODB_URI: countedUri(testEnv().MONGODB_URI) });

interface Pair {
  senderId: string;
  receiverId: string;
}

const makePair = async (): Promise<Pair> => {
  const [senderId, receiverId] = [String((await makeUser())._id), String((await makeWorker())._id)];
  await openConversation(senderId, receiverId, now());
  return { senderId, receiverId };
};

const store = (
  pair: Pair,
  {
    text = 'Hello',
    clientId = randomUUID(),
    files = [],
  }: { text?: string; clientId?: string; files?: AttachmentReference[] } = {},
) => storeMessage({ ...pair, conversationId: null, clientId, bodyHash: text, text, files });

/** Stores messages; returns them and the number of transactions, which the database would count for all tests. */
const countCommits = async <Row>(work: () => Promise<Row[]>) => {
  const stored: Row[] = [];
  const { commitTransaction: commits = 0 } = await countCommands(async () => stored.push(...(await work())));
  return { stored, commits };
};

test('concurrent messages of several conversations are stored in few transactions, in order', async () => {
  const pairs = await Promise.all(Array.from({ length: 5 }, makePair));
  const { stored, commits } = await countCommits(() =>
    Promise.all(pairs.flatMap((pair) => ['one', 'two', 'three'].map((text) => store(pair, { text })))),
  );
  assert.ok(commits > 0 && commits < 10, `${commits} transactions`);
  const places = stored.map((one) => [one?.message.text, one?.message.seq, one?.message.ord]);
  const inOrder = [
    ['one', 1, 1],
    ['two', 2, 2],
    ['three', 3, 3],
  ];
  assert.deepEqual(
    places,
    pairs.flatMap(() => inOrder),
  );
  for (const one of stored) {
    const rows = await listMessageRecords({ conversationId: String(one?.conversation._id), limit: 10 });
    assert.deepEqual(rows.map(({ text, seq, ord }) => [text, seq, ord]).toReversed(), inOrder);
    assert.equal(one?.conversation.last?.text, 'three');
  }
});

test('a message stored before is not stored again, and the rest of its batch is stored', async () => {
  const [pair, other] = [await makePair(), await makePair()];
  const clientId = randomUUID();
  await store(pair, { clientId });
  const again = { clientId, text: 'Another' };
  const twice = { clientId: randomUUID() };
  const { stored, commits } = await countCommits(() =>
    Promise.all([
      store(pair, again),
      store(pair),
      store(other, twice),
      store(other, twice),
      store(pair, again),
    ]),
  );
  assert.deepEqual(
    stored.map((one) => one?.message.seq),
    [undefined, 2, 1, undefined, undefined],
  );
  assert.ok(commits > 0 && commits < 5, `${commits} transactions`);
});

test('a refused message does not affect the rest of its batch', async () => {
  const [pair, other] = [await makePair(), await makePair()];
  const files = [{ key: 'a'.repeat(32) }];
  const [refused, ...kept] = await Promise.allSettled([store(pair, { files }), store(pair), store(other)]);
  assert.equal(refused.status, 'rejected');
  const seqs = kept.map((one) => one.status === 'fulfilled' && one.value?.message.seq);
  assert.deepEqual(seqs, [1, 1]);
});

const LONG_MS = 60_000;

test('a message whose call was given up is not stored, and the rest of its batch is', async () => {
  const [pair, other] = [await makePair(), await makePair()];
  const over = new TimeLimit(LONG_MS);
  over.giveUp();
  const [lost, kept] = await Promise.allSettled([
    limited(over, () => store(pair)),
    limited(new TimeLimit(LONG_MS), () => store(other)),
  ]);
  assert.equal(lost.status, 'rejected');
  assert.ok(kept.status === 'fulfilled' && kept.value?.message.seq === 1);
  assert.equal((await store(pair))?.message.seq, 1);
});

test('no call is given up once its message is stored in the transaction of another', async () => {
  const limits = [new TimeLimit(LONG_MS), new TimeLimit(LONG_MS)];
  const pairs = await Promise.all(limits.map(makePair));
  await Promise.all(pairs.map((pair, at) => limited(limits[at] ?? new TimeLimit(0), () => store(pair))));
  assert.deepEqual(
    limits.map((limit) => limit.giveUp()),
    [false, false],
  );
});
