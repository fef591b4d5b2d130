import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { ConversationMarks } from '#lib/features/messages/contracts/messages.ts';
import { emptyThread, withMarks, withStatus } from './conversation.ts';

const talk = 'a'.repeat(24);
const me = 'b'.repeat(24);
const partner = 'c'.repeat(24);

const marksOf = ({ delivered = 0, read = 0, lastSeq = 4 }): ConversationMarks => ({
  _id: talk,
  lastSeq,
  own: { sent: 4, delivered, read },
  other: { sent: 2, delivered: 0, read: 0 },
});

const statusOf = ({ userId = partner, delivered = 0, read = 0, conversationId = talk }) => ({
  conversationId,
  userId,
  delivered,
  read,
});

const ticksOf = ({ marks }: { marks: ConversationMarks | null }) => [marks?.own.delivered, marks?.own.read];

test('ticks that arrive before the conversation is loaded are applied once it is', () => {
  const early = [
    statusOf({ delivered: 3, read: 2 }),
    statusOf({ delivered: 2 }),
    statusOf({ userId: me, read: 2 }),
  ];
  const told = early.reduce((thread, status) => withStatus(thread, status, partner), emptyThread);
  const thread = withMarks(told, marksOf({ delivered: 1 }), partner);
  assert.deepEqual(ticksOf(thread), [3, 2]);
  assert.equal(thread.marks?.other.read, 2);
});

test('an early tick of another conversation changes nothing', () => {
  const other = statusOf({ conversationId: 'd'.repeat(24), read: 4 });
  const thread = withMarks(withStatus(emptyThread, other, partner), marksOf({}), partner);
  assert.deepEqual(ticksOf(thread), [0, 0]);
});

test('a late answer takes back no tick, nor does one from before the conversation existed', () => {
  const first = withMarks(emptyThread, marksOf({ delivered: 1 }), partner);
  const told = withStatus(first, statusOf({ delivered: 4, read: 3 }), partner);
  const late = withMarks(told, marksOf({ delivered: 2, lastSeq: 3 }), partner);
  assert.deepEqual(ticksOf(late), [4, 3]);
  assert.equal(late.marks?.lastSeq, 4);
  assert.deepEqual(ticksOf(withMarks(late, null, partner)), [4, 3]);
});
