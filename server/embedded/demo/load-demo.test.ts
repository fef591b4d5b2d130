import assert from 'node:assert/strict';
import { test } from 'node:test';
import { locales } from '#lib/contracts/locale.ts';
import { jobBody } from '#lib/contracts/jobs.ts';
import { namedEntryBody } from '#lib/contracts/named-lists.ts';
import { roles, type Role } from '#lib/contracts/role.ts';
import { selfUser } from '#lib/contracts/users.ts';
import { listJobs } from '#lib/services/jobs/list-jobs.ts';
import { login } from '#lib/services/accounts/login.ts';
import { listSkills } from '#lib/services/skills/keep-skills.ts';
import { toSelfUser } from '#lib/services/users/to-self-user.ts';
import { listWorkTypes } from '#lib/services/work-types/keep-work-types.ts';
import { database } from '#models/connection.ts';
import type { UserRecord } from '#models/user.ts';
import { makeSkill } from '../../testing/factories/skills.ts';
import { makeUser } from '../../testing/factories/users.ts';
import { useTestDatabase } from '../../testing/test-database.ts';
import { databaseState } from '../../testing/api/database-state.ts';
import { loadDemoData } from './load-demo.ts';

useTestDatabase();

const translations = locales.filter((locale) => locale !== 'en').toSorted();
const peopleOf = (role: Role) =>
  database().collection<UserRecord>('users').find({ role }).sort({ _id: 1 }).toArray();

test('an empty database gets lists in five languages, and services with pictures', async () => {
  await loadDemoData();
  const [skills, workTypes] = [(await listSkills()).data, (await listWorkTypes()).data];
  assert.deepEqual([skills.length, workTypes.length], [13, 6]);
  for (const { name, names, picture } of [...skills, ...workTypes]) {
    assert.deepEqual(Object.keys(names).toSorted(), translations, name);
    assert.ok(namedEntryBody.safeParse({ name, names, picture }).success, name);
  }
  const { data: jobs } = await listJobs();
  assert.ok(jobs.length >= 30);
  for (const { title, titles, price, description, image, requiredSkills } of jobs) {
    assert.deepEqual(Object.keys(titles).toSorted(), translations, title);
    assert.ok(jobBody.safeParse({ title, titles, price, description }).success, title);
    assert.deepEqual([image.length, requiredSkills.length], [1, 1], title);
  }
});

test('it gets people of every role, who can all sign in with what is announced', async () => {
  const { logins } = await loadDemoData();
  const counts = await Promise.all(roles.map(async (role) => (await peopleOf(role)).length));
  assert.deepEqual(Object.fromEntries(roles.map((role, at) => [role, counts[at]])), {
    ...{ customer: 12, worker: 60, broker: 2, admin: 1 },
  });
  for (const { role, email, password } of logins)
    assert.equal((await login({ body: { email, password }, device: 'test' })).data.userType, role);
});

test('workers have all that search and profile need, and nothing that only work brings', async () => {
  await loadDemoData();
  const workers = await peopleOf('worker');
  for (const worker of workers) {
    assert.ok(selfUser.safeParse(toSelfUser(worker)).success, worker.name);
    assert.ok(worker.point && worker.cityKey && worker.availability && worker.about, worker.name);
    assert.ok(worker.skills.length > 0 && worker.workTypes.length > 0, worker.name);
    assert.deepEqual([worker.reviewCount, worker.completedJobs], [0, 0]);
  }
  const states = new Set(workers.map(({ address }) => address.state));
  assert.deepEqual([...states].toSorted(), ['Delhi', 'Uttar Pradesh', 'Uttarakhand']);
  assert.equal(new Set(workers.flatMap(({ skills }) => skills.map(({ name }) => name))).size, 13);
  assert.ok(workers.some(({ brokerId }) => brokerId) && workers.some(({ verification }) => verification));
});

test('loading twice changes nothing', async () => {
  const first = await loadDemoData();
  const before = await databaseState();
  assert.deepEqual(await loadDemoData(), first);
  assert.deepEqual(await databaseState(), before);
});

test('a start that was broken off is made good by the next', async () => {
  await loadDemoData();
  const whole = await listJobs();
  await database().collection('audit').deleteMany({ act: 'demo.load' });
  await database()
    .collection('users')
    .deleteMany({ email: /^(worker[3-6]|broker)/ });
  await database().collection('jobs').deleteMany({ title: /^[AB]/ });
  await loadDemoData();
  assert.equal((await listJobs()).data.length, whole.data.length);
  assert.deepEqual([(await peopleOf('worker')).length, (await peopleOf('broker')).length], [60, 2]);
});

for (const [what, make] of [
  ['a skill', makeSkill],
  ['a person', makeUser],
] as const)
  test(`a database that holds ${what} is left as it is`, async () => {
    await make();
    const before = await databaseState();
    assert.deepEqual(await loadDemoData(), { logins: [] });
    assert.deepEqual(await databaseState(), before);
  });
