import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import fc from 'fast-check';
import { z } from 'zod';
import { id, name, text, blankAsUndefined, wholeNumber } from './fields.ts';

const listFaults = (schema: z.ZodType, value: unknown): string[] =>
  schema.safeParse(value).error?.issues.map(({ message }) => message) ?? [];

describe('text', () => {
  const short = text({ min: 2, max: 5 });

  test('is trimmed and normalised', () => {
    assert.equal(short.parse('  e\u0301a \n'), 'éa');
  });

  test('counts code points, not code units', () => {
    assert.deepEqual(listFaults(short, '👩🏽‍🔧a'), []);
    assert.deepEqual(listFaults(short, '𑒀𑒀𑒀𑒀𑒀'), []);
    assert.deepEqual(listFaults(short, '𑒀𑒀𑒀𑒀𑒀𑒀'), ['text_too_long']);
    assert.deepEqual(listFaults(short, '𑒀'), ['text_too_short']);
  });

  test('is missing when it is blank or not a string', () => {
    const needed = text({ max: 5 });
    for (const value of ['', ' \n\t', undefined, null, 7, {}, []])
      assert.deepEqual(listFaults(needed, value), ['required']);
  });

  test('refuses lone surrogates and control characters', () => {
    for (const value of ['a\ud83d', '\ude00a', 'a\u0000b', 'a\u001bb', 'a\u009bb', 'a\u007fb'])
      assert.deepEqual(listFaults(short, value), ['invalid_text']);
    assert.equal(short.parse('a\nb\tc'), 'a\nb\tc');
  });

  test('parses again to the same value', () => {
    const long = text({ min: 0, max: 200 });
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 40 }), (value) => {
        const once = long.safeParse(value);
        if (once.success) assert.equal(long.parse(once.data), once.data);
      }),
    );
  });
});

describe('name', () => {
  const person = name({ min: 2, max: 30 });

  test('refuses direction controls; line breaks become one space', () => {
    for (const value of ['Asha \u202enimda\u202c', 'Asha\u200f', '\u2066Ravi Kumar\u2069', '\u202e\u202c'])
      assert.deepEqual(listFaults(person, value), ['invalid_text'], value);
    assert.equal(person.parse(' Ravi\n\nKumar '), 'Ravi Kumar');
  });

  test('keeps the joiners that Indian scripts need', () => {
    for (const value of ['क्ष‍ वि', 'ರ‍್ಯ', 'క్‌ష']) assert.equal(person.parse(value), value.normalize('NFC'));
  });
});

test('an id is 24 lowercase hex digits', () => {
  assert.deepEqual(listFaults(id(), '0123456789abcdef01234567'), []);
  for (const value of ['0123456789ABCDEF01234567', '0'.repeat(25), ' '.repeat(24), '', null, { $gt: '' }])
    assert.deepEqual(listFaults(id(), value), ['invalid_id']);
});

test('a whole number is read from digits, within its bounds', () => {
  const limit = wholeNumber({ min: 1, max: 50 });
  assert.equal(limit.parse('07'), 7);
  assert.deepEqual(listFaults(limit, '0'), ['number_too_small']);
  assert.deepEqual(listFaults(limit, '51'), ['number_too_big']);
  for (const value of ['', '1.5', '-1', '1e1', ' 1', '٣', '0x1', '9999999999'])
    assert.deepEqual(listFaults(limit, value), ['whole_number']);
});

test('a control character is refused at any position, even where trimming or joining lines would remove it', () => {
  for (const value of ['\v\t*', '*\f', ' \v ', 'a\vb', '\u0085*']) {
    assert.deepEqual(listFaults(text({ max: 5 }), value), ['invalid_text'], JSON.stringify(value));
    assert.deepEqual(listFaults(name({ max: 5 }), value), ['invalid_text'], JSON.stringify(value));
  }
  assert.deepEqual(listFaults(blankAsUndefined(text({ max: 5 })), '\v*'), ['invalid_text']);
});

test('a blank optional text counts as not sent, unless it exceeds the maximum length', () => {
  for (const schema of [
    blankAsUndefined(text({ max: 5 })),
    blankAsUndefined(z.string().max(5).trim().min(1, 'required')),
  ]) {
    for (const value of ['', ' ', '\t\n   ', undefined]) assert.equal(schema.parse(value), undefined);
    assert.equal(schema.parse(' abc '), 'abc');
    assert.notDeepEqual(listFaults(schema, ' '.repeat(6)), []);
  }
});
