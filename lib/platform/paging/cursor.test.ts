import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { AppError } from '#lib/platform/contract/app-error.ts';
import { parseCursor, toCursor } from './cursor.ts';

const isInvalid = (error: unknown) => error instanceof AppError && error.code === 'invalid_cursor';
const value = fc.oneof(fc.string({ unit: 'binary' }), fc.integer(), fc.constant(null));

test('what goes into a cursor comes out of it, in letters that a URL carries as they are', () => {
  fc.assert(
    fc.property(fc.array(value, { minLength: 1, maxLength: 5 }), (values) => {
      const cursor = toCursor(values);
      assert.match(cursor, /^[\w-]+$/);
      assert.deepEqual(parseCursor(cursor, values.length), values);
    }),
  );
});

test('whatever is not one of ours is refused and never throws anything else', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (cursor) => {
      try {
        assert.equal(parseCursor(cursor, 2).length, 2);
      } catch (error) {
        assert.ok(isInvalid(error));
      }
    }),
  );
});

test('cursors of other lists, with operators or of other lengths are refused', () => {
  const pack = (whatever: unknown) => Buffer.from(JSON.stringify(whatever)).toString('base64url');
  for (const cursor of [
    pack(['a']),
    pack(['a', 'b', 'c']),
    pack([{ $gt: '' }, 1]),
    pack([['a'], 1]),
    pack({ length: 2 }),
    pack('ab'),
    pack([true, 1]),
    '',
  ])
    assert.throws(() => parseCursor(cursor, 2), isInvalid);
});
