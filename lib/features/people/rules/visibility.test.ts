import assert from 'node:assert/strict';
import { test } from 'node:test';
import { roles, type Role } from '#lib/platform/contract/actor.ts';
import { resolveVisibility } from './visibility.ts';

const one = (role: Role, brokerId: string | null = null) => ({ userId: `a-${role}`, role, brokerId });
const other = (role: Role, brokerId: string | null = null) => ({
  userId: `b-${role}`,
  role,
  brokerId,
  isSuspended: false,
});

const table = {
  customer: { customer: 'nothing', worker: 'contact', broker: 'nothing', admin: 'nothing' },
  worker: { customer: 'nothing', worker: 'trade', broker: 'nothing', admin: 'nothing' },
  broker: { customer: 'nothing', worker: 'nothing', broker: 'nothing', admin: 'nothing' },
  admin: { customer: 'full', worker: 'full', broker: 'full', admin: 'full' },
} as const;

test('each role sees exactly the listed parts of strangers', () => {
  for (const viewer of roles)
    for (const seen of roles)
      assert.equal(
        resolveVisibility(one(viewer), other(seen)),
        table[viewer][seen],
        `${viewer} sees ${seen}`,
      );
});

test('an agency and its own worker see each other; the agency sees no phone', () => {
  assert.equal(resolveVisibility(one('broker'), other('worker', 'a-broker')), 'trade');
  assert.equal(resolveVisibility(one('worker', 'b-broker'), other('broker')), 'person');
});

test('everyone sees themselves; only admins see suspended people', () => {
  for (const role of roles) {
    const me = one(role);
    assert.equal(resolveVisibility(me, { ...me, isSuspended: false }), 'self');
    const suspended = { ...other('worker'), isSuspended: true };
    assert.equal(resolveVisibility(me, suspended), role === 'admin' ? 'full' : 'nothing');
  }
});
