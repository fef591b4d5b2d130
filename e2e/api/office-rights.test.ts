import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { z } from 'zod';
import { listUsersContract } from '#lib/features/admin/contracts/admin-lists.ts';
import * as moderation from '#lib/features/admin/contracts/moderation.ts';
import { readPaperContract } from '#lib/features/admin/contracts/papers.ts';
import { deleteAccountContract } from '#lib/features/privacy/contracts/privacy.ts';
import { getUserContract } from '#lib/features/profiles/contracts/profiles.ts';
import { setUpTotpContract } from '#lib/features/accounts/contracts/two-factor.ts';
import { hasRight, right, type Right } from '#lib/platform/contract/actor.ts';
import type { Contract } from '#lib/platform/contract/contract.ts';
import { databaseState } from '#e2e/kit/api/database-state.ts';
import { expectRefusal, expectSuccess } from '#e2e/kit/api/expect-reply.ts';
import { loadKnownCalls } from '#e2e/kit/api/load-matrix.ts';
import { sendCall, type SentCall } from '#e2e/kit/api/send-call.ts';
import { atLeastOne } from '#e2e/kit/assert-each.ts';
import { listAudit } from '#e2e/kit/factories/audit.ts';
import { makeBooking } from '#e2e/kit/factories/bookings.ts';
import { makeDocuments } from '#e2e/kit/factories/papers.ts';
import { fromLetters, nextCode, turnOffTotp } from '#e2e/kit/factories/totps.ts';
import { makeUser, makeSession, signIn, signInAdmin, TEST_PASSWORD } from '#e2e/kit/factories/users.ts';
import { useTestServer } from '#e2e/kit/test-server.ts';

const { url } = useTestServer();

const send = (call: SentCall['call'], parts: SentCall['parts'], token?: string) =>
  sendCall({ origin: url(), call, parts, token });

const calls = (await loadKnownCalls()).filter(
  ({ contract: { access }, row }) =>
    Array.isArray(access) && access.includes('admin') && row.outcome.admin === 'ok',
);

const neededFor = (contract: Contract): Right => {
  assert.ok(contract.right, `${contract.name} names no right`);
  return contract.right;
};

/** Lists that name no person. */
const impersonal = ['GET /admin/missed-words', 'GET /admin/lists/{list}', 'GET /admin/search-words'];

/** Lists of words can be edited as a table, so saving one gives nothing away. */
const takesPurpose = ({ name }: Contract): boolean =>
  !['GET /admin/lists/{list}', 'GET /admin/search-words'].includes(name);

describe('the matrix of calls and rights', () => {
  for (const { row } of atLeastOne(calls)) {
    const { contract } = row;
    const needed = neededFor(contract);
    const tooLow = right.options.filter((can) => !hasRight({ can }, needed));

    test(`${contract.name} needs the second factor and at least a ${needed}`, async () => {
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

  for (const { row } of atLeastOne(calls.filter(({ contract }) => contract.table))) {
    const { contract } = row;
    const needed = impersonal.includes(contract.name) ? 'reader' : 'lead';

    test(`${contract.name} can be exported by a ${needed} and no lower right`, async () => {
      const caller = { visitor: 'admin', ...(await signInAdmin({ can: 'lead' })) } as const;
      const parts = (await row.request?.(caller)) ?? {};
      for (const can of right.options) {
        const { token } = await signInAdmin({ can });
        const why: Record<string, string> = takesPurpose(contract)
          ? { purpose: 'For the monthly books.' }
          : {};
        const query = { ...parts.query, ...why, format: 'csv' };
        const answers = [
          await send(contract, { ...parts, query }, token),
          await send(
            contract,
            { ...parts, query: { ...parts.query, ...why }, headers: { accept: 'text/csv' } },
            token,
          ),
        ];
        for (const answer of answers)
          if (hasRight({ can }, needed)) assert.equal(answer.status, 200);
          else assert.equal(expectRefusal(answer, 403).code, 'right_needed');
      }
    });
  }
});

test('a reader pages through people but can neither export the list nor open identity documents', async () => {
  const { token } = await signInAdmin({ can: 'reader' });
  const papersId = String((await makeDocuments())._id);
  expectSuccess(await send(listUsersContract, {}, token), listUsersContract);
  const before = await databaseState();
  for (const which of ['paper', 'face']) {
    const params = { id: papersId, which };
    assert.equal(expectRefusal(await send(readPaperContract, { params }, token), 403).code, 'right_needed');
  }
  const table = await send(listUsersContract, { query: { format: 'csv' } }, token);
  assert.equal(expectRefusal(table, 403).code, 'right_needed');
  assert.deepEqual(await databaseState(), before);
});

test('an admin gets access as soon as the authenticator app is on', async () => {
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

test('a lead makes a customer an admin, changes the right and removes it; old sessions end', async () => {
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
    (await listAudit(person.userId)).map(({ act }) => act),
    ['admin.remove', 'admin.name', 'admin.name'],
  );
});

test('only customers with a proved address can become admins', async () => {
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

test('a customer can become an admin only after their last booking is over', async () => {
  const [lead, expected, free] = [await signIn('admin'), await makeUser(), await makeUser()];
  await makeBooking({ customer: expected, status: 'accepted' });
  await makeBooking({ customer: free, status: 'completed' });
  const name = ({ _id }: { _id: unknown }) => decide(lead.token, String(_id), 'agent');
  assert.equal(expectRefusal(await name(expected), 409).code, 'not_nameable');
  expectSuccess(await name(free), moderation.setRightContract);
});

test('admins cannot change their own right, and of two leads demoting each other one remains', async () => {
  const [one, two] = [await signIn('admin'), await signIn('admin')];
  assert.equal(expectRefusal(await decide(one.token, one.userId, 'reader'), 403).code, 'own_account');
  const answers = await Promise.all([
    decide(one.token, two.userId, 'reader'),
    decide(two.token, one.userId, null),
  ]);
  assert.deepEqual(answers.map(({ status }) => status).toSorted(), [200, 403]);
});

test('the only lead among agents cannot delete the account', async () => {
  const lead = await signIn('admin');
  const others = (await send(moderation.listAdminsContract, {}, lead.token)).json;
  const { data } = z.looseObject({ data: z.array(z.looseObject({ _id: z.string() })) }).parse(others);
  for (const { _id } of data) if (_id !== lead.userId) await decide(lead.token, _id, 'agent');
  await turnOffTotp(lead.userId);
  const body = { reason: 'privacy', confirmation: true, password: TEST_PASSWORD };
  const answer = await send(deleteAccountContract, { body }, lead.token);
  assert.equal(expectRefusal(answer, 409).code, 'last_admin');
});
