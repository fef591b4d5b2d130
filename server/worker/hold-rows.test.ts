import assert from 'node:assert/strict';
import { test } from 'node:test';
import { now } from '#lib/platform/time/clock.ts';
import { newObjectId } from '#models/connection.ts';
import type { OutboxRow } from '#models/platform/outbox.ts';
import { holdRows } from './hold-rows.ts';

const leaseMs = 30_000;
const kind = 'messages';

const makeRow = (waitMs: number): OutboxRow => {
  const createdAt = now();
  const dueAt = new Date(createdAt.getTime() + waitMs);
  const lockedUntil = new Date(dueAt.getTime() + leaseMs);
  const state = { attempts: 1, lastFault: null, doneAt: null };
  return { _id: newObjectId(), kind, payload: null, dueAt, lockedUntil, createdAt, ...state };
};

test('rows are taken in the order in which they are due, and not before', () => {
  const own = holdRows({ kinds: [kind], leaseMs });
  const [third, first, later, second] = [-10, -1000, 4000, -500].map(makeRow);
  for (const row of [third, first, later, second]) if (row) own.add(row);
  assert.deepEqual(own.take(2), [first, second]);
  assert.deepEqual(own.take(2), [third]);
  assert.deepEqual(own.take(2), []);
});

test('a server holds the follow-ups of some hundred messages a second', () => {
  const own = holdRows({ kinds: [kind], leaseMs });
  const dueAt = new Date(now().getTime() + 4000);
  for (let made = 0; made < 1000; made += 1) own.add(makeRow(4000));
  assert.ok(own.lease({ kind, dueAt }));
  for (let made = 0; made < 1000; made += 1) own.add(makeRow(4000));
  assert.equal(own.lease({ kind, dueAt }), null);
});
