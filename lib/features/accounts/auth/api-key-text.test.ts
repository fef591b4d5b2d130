import assert from 'node:assert/strict';
import { test } from 'node:test';
import { hashApiKey, isApiKey, looksLikeApiKey, makeApiKey, toKeyEnding } from './api-key-text.ts';

test('a new key has the prefix, 30 random characters and a checksum of 6', () => {
  const key = makeApiKey();
  assert.match(key, /^hnr_[0-9A-Za-z]{36}$/);
  assert.ok(isApiKey(key) && looksLikeApiKey(key));
  assert.equal(new Set(Array.from({ length: 1000 }, makeApiKey)).size, 1000);
});

test('a key with one wrong character fails its checksum', () => {
  const key = makeApiKey();
  for (let at = 4; at < key.length; at += 1) {
    const other = key[at] === 'x' ? 'y' : 'x';
    assert.equal(isApiKey(key.slice(0, at) + other + key.slice(at + 1)), false, `character ${at}`);
  }
  for (const text of ['', 'hnr_', `${key}a`, key.slice(0, -1), key.toUpperCase(), `x${key}`])
    assert.equal(isApiKey(text), false, text);
});

test('the stored form reveals nothing of the key, and its ending only four characters', () => {
  const key = makeApiKey();
  assert.match(hashApiKey(key), /^[0-9a-f]{64}$/);
  assert.notEqual(hashApiKey(key), hashApiKey(makeApiKey()));
  assert.equal(toKeyEnding(key), key.slice(-4));
});
