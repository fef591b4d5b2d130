import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { AppError } from '#lib/platform/contract/app-error.ts';
import { parseCursor, toCursor } from './cursor.ts';

const isInvalid = (error: unknown) => error instanceof AppError && error.code === 'invalid_cursor';
const value = fc.oneof(fc.string({ unit: 'binary' }), fc.integer(), fc.constant(null));

test('a cursor is URL-safe and gives back its values', () => {
  fc.assert(
    fc.property(fc.array(value, { minLength: 1, maxLength: 5 }), (values) => {
      const cursor = toCursor(values);
      assert.match(cursor, /^[\w-]+$/);
      assert.deepEqual(parseCursor(cursor, values.length), values);
    }),
  );
});

test('arbitrary text is read as a cursor or refused, and throws nothing else', () => {
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

test('a cursor of another list, with operators or of another length is refused', () => {
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
