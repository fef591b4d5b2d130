import assert from 'node:assert/strict';
import { test } from 'node:test';
import { shareReads } from './share-reads.ts';

const held = () => {
  const reads: PromiseWithResolvers<string>[] = [];
  const ask = shareReads(
    (key: string) => key,
    () => {
      const read = Promise.withResolvers<string>();
      reads.push(read);
      return read.promise;
    },
  );
  return { reads, ask };
};

test('callers during a read share the next read, not the running one', async () => {
  const { reads, ask } = held();
  const first = ask('a');
  const later = [ask('a'), ask('a'), ask('a')];
  assert.equal(reads.length, 1);
  reads[0]?.resolve('old');
  assert.equal(await first, 'old');
  await Promise.resolve();
  assert.equal(reads.length, 2);
  reads[1]?.resolve('new');
  assert.deepEqual(await Promise.all(later), ['new', 'new', 'new']);
});

test('different keys are read separately, and a failed read does not block the next', async () => {
  const { reads, ask } = held();
  const first = ask('a');
  const other = ask('b');
  const second = ask('a');
  assert.equal(reads.length, 2);
  reads[0]?.reject(new Error('away'));
  reads[1]?.resolve('b');
  await assert.rejects(first, /away/);
  assert.equal(await other, 'b');
  reads[2]?.resolve('a again');
  assert.equal(await second, 'a again');
});
