import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { AppError } from '#lib/platform/contract/app-error.ts';
import type { ErrorCode } from '#lib/platform/contract/error-codes.ts';
import { now } from '#lib/platform/time/clock.ts';
import { database, inTransaction, isDuplicateKey, toObjectId, type Tx } from '#models/connection.ts';
import { skillList } from '#models/catalogue/named-list.ts';
import { loseAnswers } from '#e2e/kit/api/lose-answers.ts';
import { useTestDatabase } from '#e2e/kit/test-database.ts';
import { runKeyed } from './run-keyed.ts';

useTestDatabase();

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

const request = {
  userId: 'a'.repeat(24),
  call: 'POST /admin/skill-list',
  key: 'k-1',
  bodyHash: 'one',
  isAnswer: (result: unknown): result is object => isObject(result) && 'data' in result,
  keep: (answer: object) => answer,
  show: async (kept: unknown) => (isObject(kept) ? kept : {}),
};

const insertSkill = async (tx?: Tx): Promise<string> => {
  const name = `Skill ${crypto.randomUUID()}`;
  await skillList.insert({ name, names: {}, picture: 'cook', createdAt: now() }, tx);
  return name;
};

/** Every run that commits adds one skill. Its transaction is its last step. */
const addSkill = (): Promise<object> => inTransaction(async (tx) => ({ data: await insertSkill(tx) }));

/** The same, with an answer that is made after the transaction. */
const addSkillThenAnswer = async (): Promise<object> => ({ data: await inTransaction(insertSkill) });

const countRuns = async (): Promise<number> => (await skillList.list()).length;
const isRefused = (code: ErrorCode) => (error: unknown) => error instanceof AppError && error.code === code;
const rows = () => database().collection('idempotency');

for (const [name, work] of Object.entries({ addSkill, addSkillThenAnswer }))
  describe(`a keyed request, ${name}`, () => {
    test('50 equal concurrent requests run once and get the same answer', async () => {
      const answers = await Promise.all(Array.from({ length: 50 }, () => runKeyed(request, work)));
      assert.equal(new Set(answers.map((answer) => JSON.stringify(answer))).size, 1);
      assert.equal(await countRuns(), 1);
    });

    test('50 equal concurrent requests without a key run 50 times', async () => {
      await Promise.all(Array.from({ length: 50 }, work));
      assert.equal(await countRuns(), 50);
    });

    test('a repeated request gets the first answer and changes nothing', async () => {
      const first = await runKeyed(request, work);
      assert.deepEqual(await runKeyed(request, work), first);
      assert.equal(await countRuns(), 1);
    });

    test('the same key with another body is refused and changes nothing', async () => {
      await runKeyed(request, work);
      const other = runKeyed({ ...request, bodyHash: 'two' }, work);
      await assert.rejects(other, isRefused('idempotency_mismatch'));
      assert.equal(await countRuns(), 1);
    });

    test('concurrent requests with one key and different bodies run once', async () => {
      const bodies = Array.from({ length: 20 }, (_, at) => String(at));
      const runs = bodies.map((bodyHash) => runKeyed({ ...request, bodyHash }, work));
      const outcomes = await Promise.allSettled(runs);
      const refused = outcomes.filter(
        (outcome) => outcome.status === 'rejected' && isRefused('idempotency_mismatch')(outcome.reason),
      );
      assert.equal(refused.length, 19);
      assert.equal(await countRuns(), 1);
    });

    test('another person, call or key runs separately', async () => {
      await runKeyed(request, work);
      await runKeyed({ ...request, userId: 'b'.repeat(24) }, work);
      await runKeyed({ ...request, call: 'POST /admin/work-type' }, work);
      await runKeyed({ ...request, key: 'k-2' }, work);
      assert.equal(await countRuns(), 4);
    });

    test('a fault leaves no writes and no answer, so a repeat runs', async () => {
      const failing = () =>
        inTransaction(async (tx) => {
          await insertSkill(tx);
          throw new Error('broken');
        });
      await assert.rejects(runKeyed(request, failing), /broken/);
      assert.equal(await countRuns(), 0);
      await runKeyed(request, work);
      assert.equal(await countRuns(), 1);
    });
  });

const refuse = (code: ErrorCode) => () =>
  inTransaction(async (tx): Promise<object> => {
    await insertSkill(tx);
    throw new AppError(code, { data: { next: 'tomorrow' } });
  });

describe('a refused keyed request', () => {
  test('is refused again with the same data, even if it would be accepted now', async () => {
    await assert.rejects(runKeyed(request, refuse('slot_taken')), isRefused('slot_taken'));
    await assert.rejects(
      runKeyed(request, addSkill),
      (error) =>
        isRefused('slot_taken')(error) &&
        error instanceof AppError &&
        JSON.stringify(error.details.data) === '{"next":"tomorrow"}',
    );
    assert.equal(await countRuns(), 0);
  });

  test('is judged again if it was refused for load, sign-in or rights', async () => {
    for (const code of ['too_many_requests', 'unavailable', 'session_expired', 'forbidden'] as const) {
      const keyed = { ...request, key: code };
      await assert.rejects(runKeyed(keyed, refuse(code)), isRefused(code));
      await runKeyed(keyed, addSkill);
    }
    assert.equal(await countRuns(), 4);
  });

  test('is judged again even if a transaction before the refusal committed', async () => {
    const late = async () => {
      await inTransaction(insertSkill);
      throw new AppError('too_many_requests');
    };
    await assert.rejects(runKeyed(request, late), isRefused('too_many_requests'));
    await runKeyed(request, addSkill);
    assert.equal(await countRuns(), 2);
  });

  test('gets the answer of its first attempt', async () => {
    for (const code of ['slot_taken', 'too_many_requests'] as const) {
      const keyed = { ...request, key: code };
      let first: unknown = null;
      const second = await runKeyed(keyed, async () => {
        // The first attempt, abandoned by its caller, finishes only now.
        first = await runKeyed(keyed, addSkill);
        throw new AppError(code);
      });
      assert.deepEqual(second, first);
    }
    assert.equal(await countRuns(), 2);
  });
});

describe('a claim without an answer', () => {
  const loseAnswer = async (ageMs: number) => {
    await runKeyed(request, addSkill);
    const createdAt = new Date(now().getTime() - ageMs);
    await loseAnswers();
    await rows().updateOne({}, { $set: { createdAt } });
  };

  test('is in progress while it is young', async () => {
    await loseAnswer(0);
    await assert.rejects(
      runKeyed(request, addSkill),
      (error) => isRefused('in_progress')(error) && error instanceof AppError && error.status === 409,
    );
    assert.equal(await countRuns(), 1);
  });

  test('is done after that, for equal requests only', async () => {
    await loseAnswer(60_000);
    await assert.rejects(runKeyed(request, addSkill), isRefused('already_done'));
    const other = { ...request, bodyHash: 'two' };
    await assert.rejects(runKeyed(other, addSkill), isRefused('idempotency_mismatch'));
    assert.equal(await countRuns(), 1);
  });

  test('is answered as soon as the first request stores its answer', async () => {
    const { promise: committed, resolve: commit } = Promise.withResolvers<null>();
    const { promise: released, resolve: release } = Promise.withResolvers<null>();
    const first = runKeyed(request, async () => {
      const data = await inTransaction(insertSkill);
      commit(null);
      await released;
      return { data };
    });
    await committed;
    const second = runKeyed(request, addSkill);
    release(null);
    assert.deepEqual(await second, await first);
    assert.equal(await countRuns(), 1);
  });
});

test('a service that takes duplicate keys for its own conflict does not hide a repeat', async () => {
  const careless = async (): Promise<object> => {
    try {
      return await addSkill();
    } catch (error) {
      if (isDuplicateKey(error)) throw new AppError('conflict');
      return {};
    }
  };
  const first = await runKeyed(request, careless);
  assert.deepEqual(await runKeyed(request, careless), first);
});

test('a second transaction of a request leaves its claim alone', async () => {
  const twice = async () => {
    await inTransaction(insertSkill);
    await inTransaction(insertSkill);
    return { data: await inTransaction(insertSkill) };
  };
  const first = await runKeyed(request, twice);
  assert.deepEqual(await runKeyed(request, twice), first);
  assert.deepEqual([await countRuns(), await rows().countDocuments()], [3, 1]);
});

test('a request without a transaction keeps its answer', async () => {
  const answers = await Promise.all([1, 2, 3].map((data) => runKeyed(request, async () => ({ data }))));
  assert.equal(new Set(answers.map((answer) => JSON.stringify(answer))).size, 1);
  const [row] = await rows().find().toArray();
  assert.deepEqual(row?.['userId'], toObjectId(request.userId));
});

describe('a request that claims its key first', () => {
  const first = { ...request, claimsFirst: true };

  test('runs once, also at once, and refuses another body before it runs', async () => {
    const runs = Array.from({ length: 20 }, () => runKeyed(first, addSkillThenAnswer));
    const answers = await Promise.all(runs);
    assert.equal(new Set(answers.map((answer) => JSON.stringify(answer))).size, 1);
    const other = runKeyed({ ...first, bodyHash: 'two' }, addSkillThenAnswer);
    await assert.rejects(other, isRefused('idempotency_mismatch'));
    assert.equal(await countRuns(), 1);
  });

  test('runs again after a fault', async () => {
    const broken = () => Promise.reject(new Error('broken'));
    await assert.rejects(runKeyed(first, broken), /broken/);
    await runKeyed(first, addSkillThenAnswer);
    assert.equal(await countRuns(), 1);
  });

  test('is refused again if it was refused', async () => {
    await assert.rejects(runKeyed(first, refuse('not_found')), isRefused('not_found'));
    await assert.rejects(runKeyed(first, addSkillThenAnswer), isRefused('not_found'));
  });

  test('runs once more if a server died with its claim', async () => {
    await runKeyed(first, addSkillThenAnswer);
    const createdAt = new Date(now().getTime() - 60_000);
    await loseAnswers();
    await rows().updateOne({}, { $set: { createdAt } });
    const runs = Array.from({ length: 10 }, () => runKeyed(first, addSkillThenAnswer));
    const answers = await Promise.all(runs);
    assert.equal(new Set(answers.map((answer) => JSON.stringify(answer))).size, 1);
    assert.equal(await countRuns(), 2);
  });
});

test('an answer is shown from the stored part of it', async () => {
  const views = {
    ...request,
    keep: () => ({ id: 7 }),
    show: async (kept: unknown) => ({ shown: JSON.stringify(kept) }),
  };
  await runKeyed(views, addSkill);
  assert.deepEqual(await runKeyed(views, addSkill), { shown: '{"id":7}' });
});

test('a key is kept for a day, and after that names a new request', async () => {
  const indexes = await rows().indexes();
  const lives = indexes.flatMap(({ key, expireAfterSeconds: seconds }) =>
    seconds ? [{ key, seconds }] : [],
  );
  assert.deepEqual(lives, [{ key: { createdAt: 1 }, seconds: 86_400 }]);
  await runKeyed(request, addSkill);
  await runKeyed(request, addSkill);
  assert.equal(await countRuns(), 1);
  const dayAgo = new Date(now().getTime() - 86_400_000);
  // The database removes such rows by itself, within a minute.
  assert.equal((await rows().deleteMany({ createdAt: { $gt: dayAgo } })).deletedCount, 1);
  await runKeyed(request, addSkill);
  assert.equal(await countRuns(), 2);
});
