import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { createTokenBucket } from './token-bucket.ts';

describe('a token bucket', () => {
  it('allows a burst of one second, then refills with time, up to one second’s worth', () => {
    let at = 0;
    const mayPass = createTokenBucket(20, () => at);
    const countPassed = (calls: number): number =>
      Array.from({ length: calls }, mayPass).filter(Boolean).length;
    assert.equal(countPassed(100), 20);
    at = 500;
    assert.equal(countPassed(100), 10);
    at = 3_600_000;
    assert.equal(countPassed(100), 20);
  });
});
