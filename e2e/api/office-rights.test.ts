import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { z } from 'zod';
import * as moderation from '#lib/features/admin/contracts/moderation.ts';
import { deleteAccountContract } from '#lib/features/privacy/contracts/privacy.ts';
import { getUserContract } from '#lib/features/profiles/contracts/profiles.ts';
import { setUpTotpContract } from '#lib/features/accounts/contracts/two-factor.ts';
import { mayAs, right, type Right } from '#lib/platform/contract/actor.ts';
import type { Contract } from '#lib/platform/contract/contract.ts';
import { databaseState } from '#server/testing/api/database-state.ts';
import { expectRefusal, expectSuccess } from '#server/testing/api/expect-reply.ts';
import { loadKnownCalls, nameOf } from '#server/testing/api/load-matrix.ts';
import { sendCall, type SentCall } from '#server/testing/api/send-call.ts';
import { atLeastOne } from '#server/testing/assert-each.ts';
import { auditOf } from '#server/testing/factories/audit.ts';
import { makeBooking } from '#server/testing/factories/bookings.ts';
import { fromLetters, nextCode, turnOffTotp } from '#server/testing/factories/totps.ts';
import {
  makeUser,
  makeSession,
  signIn,
  signInAdmin,
  TEST_PASSWORD,
} from '#server/testing/factories/users.ts';
import { useTestServer } from '#server/testing/test-server.ts';

const { url } = useTestServer();

const send = (call: SentCall['call'], parts: SentCall['parts'], token?: string) =>
  sendCall({ origin: url(), call, parts, token });

const calls = (await loadKnownCalls()).filter(
  ({ contract: { access }, row }) =>
    Array.isArray(access) && access.includes('admin') && row.outcome.admin === 'ok',
);

const neededFor = ({ right: named, method }: Contract): Right =>
  named ?? (method === 'GET' ? 'reader' : 'agent');

describe('the matrix of calls and rights', () => {
  for (const { row } of atLeastOne(calls)) {
    const { contract } = row;
    const needed = neededFor(contract);
    const tooLow = right.options.filter((can) => !mayAs({ can }, needed));

    test(`${nameOf(contract)} needs the second factor and at least a ${needed}`, async () => {
      const admin = await signInAdmin({ can: needed });
      const caller = { visitor: 'admin', ...admin } as const;
      const parts = (await row.request?.(caller)) ?? {};
      const bare = await makeSession(await makeUser({ role: 'admin' }));
      const lower = await Promise.all(tooLow.map((can) => signInAdmin({ can })));
      const refused = [
        { token: bare.token, code: 'second_factor_needed' },
        ...lower.map(({ token }) => ({ token, code: 'right_needed' })),
      ];
      const before = await databaseState();
      for (const { token, code } of refused)
        assert.equal(expectRefusal(await send(contract, parts, token), 403).code, code);
      assert.deepEqual(await databaseState(), before, 'a refused call changes nothing');
      expectSuccess(await send(contract, parts, admin.token), contract);
    });
  }
});

test('an admin works from the moment the authenticator app is on', async () => {
  const admin = await signIn('admin');
  await turnOffTotp(admin.userId);
  const { token } = admin;
  const list = () => send(moderation.listAdminsContract, {}, token);
  const other = { params: { id: String((await makeUser())._id) } };
  assert.equal(expectRefusal(await list(), 403).code, 'second_factor_needed');
  assert.equal(expectRefusal(await send(getUserContract, other, token), 403).code, 'second_factor_needed');
  const started = await send(setUpTotpContract, { body: { password: TEST_PASSWORD } }, token);
  const { data } = z.looseObject({ data: z.looseObject({ secret: z.string() }) }).parse(started.json);
  const body = { code: nextCode(fromLetters(data.secret)) };
  expectSuccess(await send(setUpTotpContract, { body }, token), setUpTotpContract);
  expectSuccess(await list(), moderation.listAdminsContract);
});

const reason = 'Runs the office from Monday on.';

const decide = (token: string, id: string, can: Right | null) =>
  send(moderation.setRightContract, { params: { id }, body: { can, reason } }, token);

test('a lead names a customer an admin, changes the right and takes it away; the sessions of before end', async () => {
  const lead = await signIn('admin');
  const person = await signIn('customer');
  expectSuccess(await decide(lead.token, person.userId, 'agent'), moderation.setRightContract);
  expectRefusal(await send(moderation.listAdminsContract, {}, person.token), 401);
  const named = await makeSession(person.user);
  assert.equal(
    expectRefusal(await send(moderation.listAdminsContract, {}, named.token), 403).code,
    'second_factor_needed',
  );
  expectSuccess(await decide(lead.token, person.userId, 'reader'), moderation.setRightContract);
  expectSuccess(await decide(lead.token, person.userId, null), moderation.setRightContract);
  expectRefusal(await decide(lead.token, person.userId, null), 404);
  assert.deepEqual(
    (await auditOf(person.userId)).map(({ act }) => act),
    ['admin.remove', 'admin.name', 'admin.name'],
  );
});

test('only customers with a proved address are named', async () => {
  const lead = await signIn('admin');
  const people = [
    await makeUser({ role: 'worker' }),
    await makeUser({ role: 'broker' }),
    await makeUser({ emailProvedAt: undefined }),
    await makeUser({ suspendedAt: new Date() }),
  ];
  for (const { _id } of people)
    assert.equal(expectRefusal(await decide(lead.token, String(_id), 'agent'), 409).code, 'not_nameable');
});

test('a customer who has a booking ahead is not named, and one whose bookings are over is', async () => {
  const [lead, expected, free] = [await signIn('admin'), await makeUser(), await makeUser()];
  await makeBooking({ customer: expected, status: 'accepted' });
  await makeBooking({ customer: free, status: 'completed' });
  const name = ({ _id }: { _id: unknown }) => decide(lead.token, String(_id), 'agent');
  assert.equal(expectRefusal(await name(expected), 409).code, 'not_nameable');
  expectSuccess(await name(free), moderation.setRightContract);
});

test('nobody decides on the own account, and of two leads who lower each other one stays a lead', async () => {
  const [one, two] = [await signIn('admin'), await signIn('admin')];
  assert.equal(expectRefusal(await decide(one.token, one.userId, 'reader'), 403).code, 'own_account');
  const answers = await Promise.all([
    decide(one.token, two.userId, 'reader'),
    decide(two.token, one.userId, null),
  ]);
  assert.deepEqual(answers.map(({ status }) => status).toSorted(), [200, 403]);
});

test('a lead beside whom there are only agents cannot delete the account', async () => {
  const lead = await signIn('admin');
  const others = (await send(moderation.listAdminsContract, {}, lead.token)).json;
  const { data } = z.looseObject({ data: z.array(z.looseObject({ _id: z.string() })) }).parse(others);
  for (const { _id } of data) if (_id !== lead.userId) await decide(lead.token, _id, 'agent');
  await turnOffTotp(lead.userId);
  const body = { reason: 'privacy', confirmation: true, password: TEST_PASSWORD };
  const answer = await send(deleteAccountContract, { body }, lead.token);
  assert.equal(expectRefusal(answer, 409).code, 'last_admin');
});
