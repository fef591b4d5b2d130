import assert from 'node:assert/strict';
import { test } from 'node:test';
import { allowanceFor, countingProof, hasProvedContact, isTrustedFor } from './contact-trust.ts';

const unproved = {};
const proved = { emailProvedAt: new Date('2026-11-26T10:00:00Z') };

test('a contact is confirmed once its owner opens the emailed link', () => {
  assert.equal(hasProvedContact(unproved), false);
  assert.equal(hasProvedContact(proved), true);
});

test('an unconfirmed account has small limits', () => {
  assert.equal(allowanceFor(unproved, 'strangerPhonesPerDay'), 5);
  assert.equal(allowanceFor(unproved, 'openRequests'), 1);
  assert.equal(allowanceFor(proved, 'strangerPhonesPerDay'), 30);
  assert.equal(allowanceFor(proved, 'openRequests'), 5);
});

test('nothing from an unconfirmed account counts for or against others', () => {
  for (const use of ['countedJob', 'countedReview', 'referral', 'agencyInvitation', 'carryOver'] as const) {
    assert.equal(isTrustedFor(unproved, use), false);
    assert.equal(isTrustedFor(proved, use), true);
  }
});

test('an account that must confirm its contact first gets none of the allowances', () => {
  const mustProve = { mustProve: true } as const;
  for (const use of ['sentInvitations', 'openRequests', 'newConversationsPerDay'] as const) {
    assert.equal(isTrustedFor(unproved, use), true);
    assert.equal(isTrustedFor(mustProve, use), false);
    assert.equal(isTrustedFor({ ...mustProve, ...proved }, use), true);
  }
});

const number = { phoneProvedAt: new Date('2026-11-27T10:00:00Z') };

test('a proved number is a proved contact', () => {
  assert.equal(hasProvedContact(number), true);
  assert.equal(allowanceFor(number, 'openRequests'), 5);
});

test('only a number lets actions count where numbers can be proved, else the contact that was proved first', () => {
  const both = { ...proved, ...number };
  assert.equal(countingProof(proved, { needsNumber: true }), undefined);
  assert.equal(countingProof(both, { needsNumber: true }), number.phoneProvedAt);
  assert.equal(countingProof(both, { needsNumber: false }), proved.emailProvedAt);
  assert.equal(countingProof(number, { needsNumber: false }), number.phoneProvedAt);
  assert.equal(countingProof(unproved, { needsNumber: false }), undefined);
});
