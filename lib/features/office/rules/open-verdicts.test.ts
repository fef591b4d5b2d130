import assert from 'node:assert/strict';
import { test } from 'node:test';
import { listOpenVerdicts } from './open-verdicts.ts';

const at = '2026-03-02T06:00:00.000Z';
const office = { why: 'contradicted', at, dueBy: at, leadAt: null } as const;
const [agent, lead] = [false, true];
const claimOf = (fields: object = {}, isOwn = false) => ({
  acts: { isOwn },
  claim: { noShow: { answerBy: null, office, decidedAt: null, ...fields } },
});

test('an agent can uphold or dismiss a claim once the other side was heard, and only dismiss it before', () => {
  assert.deepEqual(listOpenVerdicts(claimOf(), agent), ['uphold', 'dismiss']);
  assert.deepEqual(listOpenVerdicts(claimOf({ answerBy: at }), agent), ['dismiss']);
});

test('a claim that is with a lead can be decided by leads only', () => {
  const claim = claimOf({ office: { ...office, leadAt: at } });
  assert.deepEqual(listOpenVerdicts(claim, agent), []);
  assert.deepEqual(listOpenVerdicts(claim, lead), ['uphold', 'dismiss']);
});

test('no one can decide their own claim, a decided one, or none', () => {
  assert.deepEqual(listOpenVerdicts(claimOf({}, true), lead), []);
  assert.deepEqual(listOpenVerdicts(claimOf({ decidedAt: at }), lead), []);
  assert.deepEqual(listOpenVerdicts({ acts: { isOwn: false }, claim: null }, lead), []);
});
