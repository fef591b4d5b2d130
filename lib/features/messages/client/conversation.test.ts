import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { ConversationMarks } from '#lib/features/messages/contracts/messages.ts';
import { emptyThread, withMarks, withStatus } from './conversation.ts';

const conversation = 'a'.repeat(24);
const currentUserId = 'b'.repeat(24);
const partner = 'c'.repeat(24);

const makeMarks = ({ delivered = 0, read = 0, lastSeq = 4 }): ConversationMarks => ({
  _id: conversation,
  lastSeq,
  own: { sent: 4, delivered, read },
  other: { sent: 2, delivered: 0, read: 0 },
});

const makeStatus = ({ userId = partner, delivered = 0, read = 0, conversationId = conversation }) => ({
  conversationId,
  userId,
  delivered,
  read,
});

const readTicks = ({ marks }: { marks: ConversationMarks | null }) => [marks?.own.delivered, marks?.own.read];

test('ticks that arrive before the conversation is loaded are applied once it is', () => {
  const early = [
    makeStatus({ delivered: 3, read: 2 }),
    makeStatus({ delivered: 2 }),
    makeStatus({ userId: currentUserId, read: 2 }),
  ];
  const updated = early.reduce((thread, status) => withStatus(thread, status, partner), emptyThread);
  const thread = withMarks(updated, makeMarks({ delivered: 1 }), partner);
  assert.deepEqual(readTicks(thread), [3, 2]);
  assert.equal(thread.marks?.other.read, 2);
});

test('an early tick of another conversation changes nothing', () => {
  const other = makeStatus({ conversationId: 'd'.repeat(24), read: 4 });
  const thread = withMarks(withStatus(emptyThread, other, partner), makeMarks({}), partner);
  assert.deepEqual(readTicks(thread), [0, 0]);
});

test('a late response takes back no tick, even one from before the conversation existed', () => {
  const first = withMarks(emptyThread, makeMarks({ delivered: 1 }), partner);
  const updated = withStatus(first, makeStatus({ delivered: 4, read: 3 }), partner);
  const late = withMarks(updated, makeMarks({ delivered: 2, lastSeq: 3 }), partner);
  assert.deepEqual(readTicks(late), [4, 3]);
  assert.equal(late.marks?.lastSeq, 4);
  assert.deepEqual(readTicks(withMarks(late, null, partner)), [4, 3]);
});
