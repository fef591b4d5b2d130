import assert from 'node:assert/strict';
import { test } from 'node:test';
import { recordPlans } from '#e2e/kit/query-plans.ts';
import { useTestDatabase } from '#e2e/kit/test-database.ts';
import { findOutcome } from './idempotency.ts';

useTestDatabase();

test('a repeated request finds its answer by the unique index', async () => {
  const slot = { userId: 'a'.repeat(24), call: 'POST /test', key: 'k' };
  const [plan] = await recordPlans('idempotency', () => findOutcome(slot));
  assert.equal(plan?.planSummary, 'IXSCAN { userId: 1, call: 1, key: 1 }');
});
