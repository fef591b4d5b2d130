import assert from 'node:assert/strict';
import { test } from 'node:test';
import { password as passwordSchema } from '#lib/features/people/contracts/person-fields.ts';
import { listAuditFor } from '#models/platform/audit.ts';
import { findUser, findUserByEmail } from '#models/people/user.ts';
import { listSavedFilters } from '#models/accounts/saved-filter.ts';
import { assignedTickets, unassignedTickets } from '#models/support/ticket.ts';
import { toObjectId } from '#models/connection.ts';
import { makeSavedFilter } from '#e2e/kit/factories/saved-filters.ts';
import { makeTicket } from '#e2e/kit/factories/tickets.ts';
import { makeUser } from '#e2e/kit/factories/users.ts';
import { useTestDatabase } from '#e2e/kit/test-database.ts';
import { login } from './sign-in.ts';
import { dismissAdmin, makeAdmin } from './make-admin.ts';

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

test('an admin who is removed loses the right, the saved filters and the tickets, and others keep theirs', async () => {
  const [leaver, lead] = [
    String((await makeUser({ email, role: 'admin', can: 'agent' }))._id),
    String((await makeUser({ role: 'admin' }))._id),
  ];
  for (const userId of [leaver, lead]) {
    await makeSavedFilter(userId);
    await makeTicket({ authorId: null, assigneeId: toObjectId(userId) });
  }
  assert.equal(await dismissAdmin({ email }), 'removed');
  assert.equal((await findUser(leaver))?.role, 'customer');
  assert.deepEqual(await listSavedFilters(leaver), []);
  assert.equal((await listSavedFilters(lead)).length, 1);
  assert.equal(await assignedTickets(leaver).count(10), 0);
  assert.equal(await assignedTickets(lead).count(10), 1);
  assert.equal(await unassignedTickets.count(10), 1);
  assert.equal(await dismissAdmin({ email }), 'no_admin');
});

test('the last lead is not removed and keeps the saved filters', async () => {
  const userId = String((await makeUser({ email, role: 'admin' }))._id);
  await makeSavedFilter(userId);
  assert.equal(await dismissAdmin({ email }), 'last_lead');
  assert.equal((await listSavedFilters(userId)).length, 1);
});
