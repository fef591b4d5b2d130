import assert from 'node:assert/strict';
import { test } from 'node:test';
import { password as passwordSchema } from '#lib/features/people/contracts/person-fields.ts';
import { listAuditFor } from '#models/platform/audit.ts';
import { findUser, findUserByEmail } from '#models/people/user.ts';
import { makeUser } from '#e2e/kit/factories/users.ts';
import { useTestDatabase } from '#e2e/kit/test-database.ts';
import { login } from './sign-in.ts';
import { makeAdmin } from './make-admin.ts';

useTestDatabase();

const email = 'asha@hunar.test';

test('an unknown email gets an admin account whose password signs in', async () => {
  const made = await makeAdmin({ email });
  assert.ok(made.outcome === 'created');
  const { password } = made;
  assert.ok(passwordSchema.safeParse(password).success);
  const { data } = await login({ body: { email, password }, device: 'test', network: '203.0.113.7' });
  assert.deepEqual([data.userType, data.name], ['admin', 'asha']);
  assert.deepEqual(
    (await listAuditFor(data._id)).map(({ act }) => act),
    ['admin.grant'],
  );
});

test('an existing account becomes admin and keeps its password; a repeat changes nothing', async () => {
  const user = await makeUser({ email, role: 'worker' });
  assert.deepEqual(await makeAdmin({ email }), { outcome: 'raised' });
  const raised = await findUser(String(user._id));
  assert.deepEqual([raised?.role, raised?.passwordHash], ['admin', user.passwordHash]);
  assert.deepEqual(await makeAdmin({ email }), { outcome: 'unchanged' });
  assert.deepEqual(await findUserByEmail(email), raised);
});

test('an admin with a lower right becomes a lead', async () => {
  const user = await makeUser({ email, role: 'admin', can: 'agent' });
  assert.deepEqual(await makeAdmin({ email }), { outcome: 'raised' });
  assert.equal((await findUser(String(user._id)))?.can, 'lead');
});
