import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { createBatcher } from './batcher.ts';

const double = (item: number): number => item * 2;

suite('a batcher', () => {
  test('runs concurrent items as one batch and gives each its own answer', async () => {
    const orders: (readonly number[])[] = [];
    const { ask } = createBatcher(async (items: readonly number[]) => {
      orders.push(items);
      return items.map(double);
    });
    assert.deepEqual(await Promise.all([1, 2, 3].map(ask)), [2, 4, 6]);
    assert.deepEqual(orders, [[1, 2, 3]]);
  });

  test('runs one batch at a time; later items form the next one', async () => {
    const orders: (readonly number[])[] = [];
    const first = Promise.withResolvers<void>();
    const { ask, whenIdle } = createBatcher(async (items: readonly number[]) => {
      orders.push(items);
      if (orders.length === 1) await first.promise;
      return items.map(double);
    });
    const early = ask(1);
    await new Promise(setImmediate);
    const late = [2, 3].map(ask);
    first.resolve();
    assert.deepEqual(await Promise.all([early, ...late]), [2, 4, 6]);
    await whenIdle();
    assert.deepEqual(orders, [[1], [2, 3]]);
  });

  test('rejects all items of a failed batch, and none after them', async () => {
    const { ask } = createBatcher(async (items: readonly number[]) => {
      if (items.includes(1)) throw new Error('refused');
      return items.map(double);
    });
    const failed = await Promise.allSettled([ask(1), ask(2)]);
    assert.deepEqual(
      failed.map(({ status }) => status),
      ['rejected', 'rejected'],
    );
    assert.equal(await ask(2), 4);
  });

  test('moves items over the maximum into the next batch', async () => {
    const orders: (readonly number[])[] = [];
    const order = async (items: readonly number[]) => {
      orders.push(items);
      return items.map(double);
    };
    const { ask } = createBatcher(order, { maxSize: 2 });
    assert.deepEqual(await Promise.all([1, 2, 3].map(ask)), [2, 4, 6]);
    assert.deepEqual(orders, [[1, 2], [3]]);
  });

  test('rejects only the item at fault when a batch fails because of it', async () => {
    const fault = new Error('refused');
    const order = async (items: readonly number[]) => {
      if (items.includes(1)) throw fault;
      return items.map(double);
    };
    const { ask } = createBatcher(order, { shouldRetryIndividually: (error) => error === fault });
    const [first, second] = [ask(1), ask(2)];
    await assert.rejects(first, fault);
    assert.equal(await second, 4);
  });

  test('runs other batches beside a hanging one, which counts as unsettled until it ends', async () => {
    const end = Promise.withResolvers<void>();
    const order = async (items: readonly number[]) => {
      if (items.includes(1)) await end.promise;
      return items.map(double);
    };
    const { ask, whenIdle } = createBatcher(order, { patienceMs: 20 });
    const hanging = ask(1);
    await new Promise(setImmediate);
    assert.equal(await ask(2), 4);
    let isSettled = false;
    const settling = whenIdle().then(() => (isSettled = true));
    await new Promise(setImmediate);
    assert.equal(isSettled, false);
    end.resolve();
    assert.equal(await hanging, 2);
    await settling;
  });
});
