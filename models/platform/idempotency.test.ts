import assert from 'node:assert/strict';
import { test } from 'node:test';
import { plansOf } from '#server/testing/query-plans.ts';
import { useTestDatabase } from '#server/testing/test-database.ts';
import { findAnswer } from './idempotency.ts';

useTestDatabase();

test('a repeated request finds its answer by the unique index', async () => {
  const slot = { userId: 'a'.repeat(24), call: 'POST /test', key: 'k' };
  const [plan] = await plansOf('idempotency', () => findAnswer(slot));
  assert.equal(plan?.planSummary, 'IXSCAN { userId: 1, call: 1, key: 1 }');
});
