import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { call } from '#lib/platform/contract/contract.ts';
import { AppError } from '#lib/platform/contract/app-error.ts';
import { now } from '#lib/platform/time/clock.ts';
import type { Tx } from '#models/connection.ts';
import { skillList } from '#models/catalogue/named-list.ts';
import { useTestDatabase } from '#server/testing/test-database.ts';
import { runIdempotent } from './run-idempotent.ts';

useTestDatabase();

const actor = { userId: 'a'.repeat(24) };
const addSkillCall = call('POST', '/test/skills');

/** Each run that commits leaves one more skill behind. */
const addSkill = async (tx: Tx): Promise<{ data: { name: string; picture?: string } }> => {
  const name = `Skill ${crypto.randomUUID()}`;
  await skillList.insert({ name, names: {}, picture: 'cook', createdAt: now() }, tx);
  return { data: { name, picture: undefined } };
};

const request = { actor, call: addSkillCall, key: 'k-1', body: { name: 'x', size: 1 }, work: addSkill };
const countRuns = async (): Promise<number> => (await skillList.list()).length;
const isMismatch = (error: unknown) => error instanceof AppError && error.code === 'idempotency_mismatch';

describe('runIdempotent', () => {
  test('50 equal concurrent requests run once and get the same answer', async () => {
    const answers = await Promise.all(Array.from({ length: 50 }, () => runIdempotent(request)));
    assert.equal(new Set(answers.map((answer) => JSON.stringify(answer))).size, 1);
    assert.equal(await countRuns(), 1);
  });

  test('a repeated request gets the stored answer, whatever the order of its fields', async () => {
    const first = await runIdempotent(request);
    const second = await runIdempotent({ ...request, body: { size: 1, name: 'x' } });
    assert.equal(JSON.stringify(second), JSON.stringify(first));
    assert.equal(await countRuns(), 1);
  });

  test('a retry that conflicts with its own first try gets the first try’s answer', async () => {
    let first: unknown = null;
    const check = async (): Promise<void> => {
      // The first try, which its caller has given up, ends only now.
      first = await runIdempotent(request);
      throw new AppError('slot_taken');
    };
    const second = await runIdempotent({ ...request, queue: { thing: 'times', check } });
    assert.equal(JSON.stringify(second), JSON.stringify(first));
    assert.equal(await countRuns(), 1);
  });

  test('the same key with another body is refused and changes nothing', async () => {
    await runIdempotent(request);
    await assert.rejects(runIdempotent({ ...request, body: { name: 'y', size: 1 } }), isMismatch);
    assert.equal(await countRuns(), 1);
  });

  test('of concurrent requests with one key and different bodies, one runs, others are refused', async () => {
    const bodies = Array.from({ length: 20 }, (_, name) => ({ name }));
    const outcomes = await Promise.allSettled(bodies.map((body) => runIdempotent({ ...request, body })));
    const refused = outcomes.filter((outcome) => outcome.status === 'rejected' && isMismatch(outcome.reason));
    assert.equal(refused.length, 19);
    assert.equal(await countRuns(), 1);
  });

  test('another person, call or key runs separately', async () => {
    await runIdempotent(request);
    await runIdempotent({ ...request, actor: { userId: 'b'.repeat(24) } });
    await runIdempotent({ ...request, call: call('PUT', '/test/skills') });
    await runIdempotent({ ...request, key: 'k-2' });
    assert.equal(await countRuns(), 4);
  });

  test('a request without a key always runs', async () => {
    await runIdempotent({ ...request, key: null });
    await runIdempotent({ ...request, key: null });
    assert.equal(await countRuns(), 2);
  });

  test('a failed run leaves no writes and no answer, so a retry runs', async () => {
    const failing = async (tx: Tx) => {
      await addSkill(tx);
      throw new AppError('conflict');
    };
    await assert.rejects(runIdempotent({ ...request, work: failing }), /conflict/);
    assert.equal(await countRuns(), 0);
    await runIdempotent(request);
    assert.equal(await countRuns(), 1);
  });
});
