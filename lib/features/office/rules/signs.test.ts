import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isNews, claimSignFrom, ringSignFrom, deviceSignFrom, type PairFacts } from './signs.ts';

const at = new Date('2026-03-02T10:00:00Z');
const pair: PairFacts = {
  ...{ one: 'customer', other: 'worker', newestAt: at },
  ...{ bookings: 0, reviews: 0, fiveStars: 0, referrals: 0, claims: 0 },
};

test('a family that shares a phone and books once gives no sign', () => {
  assert.equal(deviceSignFrom(pair), null);
  assert.equal(deviceSignFrom({ ...pair, bookings: 1 }), null);
});

test('accounts on one device that book twice, review, invite or claim give a sign', () => {
  for (const acts of [{ bookings: 2 }, { reviews: 1 }, { referrals: 1 }, { claims: 1 }])
    assert.equal(deviceSignFrom({ ...pair, ...acts })?.kind, 'shared_device');
});

test('two accounts with no reviews but four with five stars between them are a ring', () => {
  const ring = { ...pair, reviews: 4, fiveStars: 4, written: 4, received: 4 };
  assert.equal(ringSignFrom(ring)?.kind, 'only_each_other');
  assert.equal(ringSignFrom({ ...ring, received: 5 }), null, 'the worker has another customer');
  assert.equal(ringSignFrom({ ...ring, written: 5 }), null, 'the customer reviews others');
  assert.equal(ringSignFrom({ ...ring, fiveStars: 3 }), null, 'an honest review among them');
  assert.equal(ringSignFrom({ ...ring, reviews: 3, fiveStars: 3, written: 3, received: 3 }), null);
});

test('claims are a sign from three on, at a fifth of the visits and five times the norm', () => {
  const facts = { one: 'worker', claims: 3, visits: 10, norm: 2, newestAt: at };
  assert.deepEqual(claimSignFrom(facts)?.counts, { claims: 3, visits: 10, percent: 30, norm: 2 });
  assert.equal(claimSignFrom({ ...facts, claims: 2, visits: 4 }), null);
  assert.equal(claimSignFrom({ ...facts, visits: 20 }), null);
  assert.equal(claimSignFrom({ ...facts, norm: 7 }), null, 'a bad month for everyone');
});

test('a sign that was looked at comes back only with something new', () => {
  assert.equal(isNews({ newestAt: at }, null), true);
  assert.equal(isNews({ newestAt: at }, { newestAt: at }), false);
  assert.equal(isNews({ newestAt: new Date(at.getTime() + 1) }, { newestAt: at }), true);
});
