import assert from 'node:assert/strict';
import { randomInt, randomUUID } from 'node:crypto';
import { suite, test } from 'node:test';
import type { Actor } from '#lib/platform/contract/actor.ts';
import { database } from '#models/connection.ts';
import { putBlock } from '#models/people/block.ts';
import { findConversation } from '#models/messages/conversation.ts';
import { now } from '#lib/platform/time/clock.ts';
import { makeActor } from '#e2e/kit/factories/actors.ts';
import { makeAttachment } from '#e2e/kit/factories/messages.ts';
import { makeUser } from '#e2e/kit/factories/users.ts';
import { makeWorker } from '#e2e/kit/factories/workers.ts';
import { useTestDatabase } from '#e2e/kit/test-database.ts';
import { listConversations } from './list-conversations.ts';
import { listMessages } from './list-messages.ts';
import {
  acknowledge,
  markConversation,
  markMessage,
  readBySignal,
} from '#lib/features/notifications/services/mark-read.ts';
import { sendMessage } from './send-message.ts';

useTestDatabase();

const asActor = ({ _id, role }: { _id: unknown; role: Actor['role'] }): Actor =>
  makeActor({ userId: String(_id), role });

/** A customer, and a worker who may answer once the customer has written. */
const makePair = async () => ({
  customer: asActor(await makeUser({ role: 'customer' })),
  worker: asActor(await makeWorker()),
});

const post = async ({
  from,
  to,
  text = 'Hello',
  clientId = randomUUID(),
}: {
  from: Actor;
  to: Actor;
  text?: string;
  clientId?: string;
}) =>
  (
    await sendMessage({
      actor: from,
      params: { id: to.userId },
      body: { text, clientId },
      idempotencyKey: null,
    })
  ).data;

const readHistory = (actor: Actor, partner: Actor, query: Parameters<typeof listMessages>[0]['query'] = {}) =>
  listMessages({ actor, params: { id: partner.userId }, query });

const listSeqs = async (...args: Parameters<typeof readHistory>): Promise<number[]> =>
  (await readHistory(...args)).data.map(({ seq }) => seq);

const numbers = (from: number, to: number): number[] =>
  Array.from({ length: to - from + 1 }, (_none, at) => from + at);

suite('sending', () => {
  test('copies of one message sent at once are stored once and get the same answer', async () => {
    const { customer, worker } = await makePair();
    const clientId = randomUUID();
    const copies = await Promise.all(
      Array.from({ length: 20 }, () => post({ from: customer, to: worker, clientId })),
    );
    assert.equal(new Set(copies.map(({ _id }) => _id)).size, 1);
    assert.equal(await database().collection('messages').countDocuments(), 1);
    assert.equal((await findConversation(customer.userId, worker.userId))?.lastSeq, 1);
    await assert.rejects(post({ from: customer, to: worker, clientId, text: 'Something else' }), {
      code: 'idempotency_mismatch',
    });
    const [copy] = copies;
    assert.ok(copy);
    assert.notEqual((await post({ from: customer, to: worker }))._id, copy._id);
  });

  test('concurrent messages are numbered without gaps, the same for both people', async () => {
    const { customer, worker } = await makePair();
    await post({ from: customer, to: worker });
    await Promise.all(
      numbers(2, 30).map((at) =>
        at % 2 === 0 ? post({ from: customer, to: worker }) : post({ from: worker, to: customer }),
      ),
    );
    assert.deepEqual(await listSeqs(customer, worker), numbers(1, 30));
    const { data } = await readHistory(worker, customer);
    for (const sender of [customer, worker]) {
      const ords = data.filter(({ senderId }) => senderId === sender.userId).map(({ ord }) => ord);
      assert.deepEqual(ords, numbers(1, ords.length));
    }
  });

  test('a refused message changes neither the conversation nor the outbox', async () => {
    const { customer, worker } = await makePair();
    await post({ from: customer, to: worker });
    const file = { ...(await makeAttachment(worker.userId)) };
    const body = { text: 'Stolen', attachments: [file] };
    await assert.rejects(
      sendMessage({ actor: customer, params: { id: worker.userId }, body, idempotencyKey: null }),
      { code: 'validation_failed' },
    );
    assert.equal((await findConversation(customer.userId, worker.userId))?.lastSeq, 1);
    assert.equal(await database().collection('outbox').countDocuments({ kind: 'messages' }), 1);
  });

  test('a sender, receiver or conversation that contradicts session and path is refused', async () => {
    const { customer, worker } = await makePair();
    const wrong = [
      { senderId: worker.userId },
      { receiverId: customer.userId },
      { conversationId: 'e'.repeat(24) },
    ];
    await post({ from: customer, to: worker });
    for (const names of wrong)
      await assert.rejects(
        sendMessage({
          actor: customer,
          params: { id: worker.userId },
          body: { text: 'Hello', ...names },
          idempotencyKey: null,
        }),
        { code: 'forbidden' },
      );
  });
});

suite('who may write', () => {
  const refusal = (from: Actor, to: Actor) =>
    post({ from, to }).then(
      () => 'sent',
      (error: unknown) => (error instanceof Error && 'code' in error ? error.code : error),
    );

  test('a worker can answer but not begin a conversation; other strangers cannot write at all', async () => {
    const { customer, worker } = await makePair();
    const [other, broker] = [await makePair(), asActor(await makeUser({ role: 'broker' }))];
    const linked = asActor(await makeWorker({ brokerId: (await makeUser({ role: 'broker' }))._id }));
    assert.equal(await refusal(worker, customer), 'not_found');
    assert.equal(await refusal(customer, worker), 'sent');
    assert.equal(await refusal(worker, customer), 'sent');
    assert.equal(await refusal(customer, other.customer), 'not_found');
    assert.equal(await refusal(worker, other.worker), 'not_found');
    assert.equal(await refusal(broker, linked), 'not_found');
    assert.equal(await refusal(broker, customer), 'not_found');
    assert.equal(await refusal(customer, customer), 'not_found');
    assert.equal(await refusal(customer, makeActor({ userId: 'e'.repeat(24) })), 'not_found');
  });

  test('an agency and its worker can write to each other', async () => {
    const agency = await makeUser({ role: 'broker' });
    const [broker, worker] = [asActor(agency), asActor(await makeWorker({ brokerId: agency._id }))];
    assert.equal(await refusal(worker, broker), 'sent');
    assert.equal(await refusal(broker, worker), 'sent');
  });

  test('a block stops messages both ways; earlier messages stay readable', async () => {
    const { customer, worker } = await makePair();
    await post({ from: customer, to: worker });
    await putBlock({ blockerId: worker.userId, blockedId: customer.userId, at: now() });
    assert.equal(await refusal(customer, worker), 'not_found');
    assert.equal(await refusal(worker, customer), 'not_found');
    assert.deepEqual(await listSeqs(customer, worker), [1]);
    const blocked = await Promise.all([readHistory(worker, customer), readHistory(customer, worker)]);
    assert.deepEqual(
      blocked.map(({ hasBlocked }) => hasBlocked),
      [true, false],
    );
    const summaries = await Promise.all(
      [worker, customer].map((actor) => listConversations({ actor, query: {} })),
    );
    const mayWrites = [...blocked, ...summaries.flatMap(({ data }) => data)].map(({ mayWrite }) => mayWrite);
    assert.deepEqual(mayWrites, [false, false, false, false]);
  });

  test('an empty history is returned to people who may write and refused to others', async () => {
    const { customer, worker } = await makePair();
    assert.deepEqual(await readHistory(customer, worker), {
      data: [],
      hasMore: false,
      marks: null,
      mayWrite: true,
      hasBlocked: false,
      isMuted: false,
      lastSeenAt: null,
    });
    await assert.rejects(readHistory(worker, customer), { code: 'not_found' });
    assert.equal(await database().collection('conversations').countDocuments(), 0);
  });
});

suite('reading', () => {
  test('older pages come without gaps, and afterSeq returns the missed messages', async () => {
    const { customer, worker } = await makePair();
    for (const text of numbers(1, 23)) await post({ from: customer, to: worker, text: String(text) });
    const newest = await readHistory(worker, customer, { limit: 10 });
    assert.deepEqual([newest.data[0]?.seq, newest.data.at(-1)?.seq, newest.hasMore], [14, 23, true]);
    assert.deepEqual(await listSeqs(worker, customer, { before: 14, limit: 10 }), numbers(4, 13));
    assert.deepEqual(await listSeqs(worker, customer, { before: 4, limit: 10 }), numbers(1, 3));
    assert.deepEqual(await listSeqs(worker, customer, { afterSeq: 20 }), [21, 22, 23]);
    assert.deepEqual(await listSeqs(worker, customer, { afterSeq: 23 }), []);
  });

  test('marking as read stops at the shown message; later ones stay unread', async () => {
    const { customer, worker } = await makePair();
    for (const text of ['one', 'two', 'three']) await post({ from: customer, to: worker, text });
    const mark = (upToSeq: number) =>
      markConversation({ actor: worker, params: { id: customer.userId }, body: { upToSeq } });
    assert.deepEqual((await mark(2)).unReadMessages, {
      total: 1,
      byUser: [{ userId: customer.userId, count: 1 }],
    });
    const read = (await readHistory(customer, worker)).data.map(({ isRead }) => isRead);
    assert.deepEqual(read, [true, true, false]);
    assert.equal((await mark(1)).unReadMessages.total, 1, 'an old mark takes nothing back');
    assert.equal((await mark(999)).unReadMessages.total, 0);
    const own = await readHistory(customer, worker);
    await assert.rejects(markMessage({ actor: customer, params: { messageId: own.data[0]?._id ?? '' } }), {
      code: 'not_found',
    });
  });

  test('the unread count always equals a recount and is never negative', async () => {
    const { customer, worker } = await makePair();
    const { conversationId } = await post({ from: customer, to: worker });
    const sides = [
      { me: customer, other: worker, received: 0, read: 0 },
      { me: worker, other: customer, received: 1, read: 0 },
    ];
    for (let step = 0; step < 25; step += 1)
      for (const side of sides) {
        const { me, other } = side;
        for (let count = randomInt(3); count > 0; count -= 1) {
          await post({ from: other, to: me });
          side.received += 1;
        }
        // A mark from any device, out of order and possibly beyond the end.
        const mark = { conversationId, ord: 1 + randomInt(side.received + 3) };
        if (randomInt(2) === 0) await acknowledge({ actor: me, ...mark, visible: true });
        else {
          await readBySignal({ actor: me, ...mark });
          side.read = Math.max(side.read, Math.min(side.received, mark.ord));
        }
        const { unReadMessages } = await listConversations({ actor: me, query: {} });
        assert.equal(unReadMessages.total, side.received - side.read);
      }
  });

  test('the list holds each partner once, latest first, in pages, and can be searched by name', async () => {
    const customer = asActor(await makeUser({ role: 'customer' }));
    const names = ['Ravi', 'Asha', 'Meena'];
    for (const name of names) await post({ from: customer, to: asActor(await makeWorker({ name })) });
    const findNames = async (query: Parameters<typeof listConversations>[0]['query']) => {
      const { data, nextCursor } = await listConversations({ actor: customer, query });
      return { names: data.map(({ user }) => user?.name), nextCursor };
    };
    const first = await findNames({ limit: 2 });
    assert.deepEqual(first.names, ['Meena', 'Asha']);
    const second = await findNames({ limit: 2, cursor: first.nextCursor ?? '' });
    assert.deepEqual(second, { names: ['Ravi'], nextCursor: null });
    assert.deepEqual((await findNames({ search: 'SHA' })).names, ['Asha']);
  });
});
