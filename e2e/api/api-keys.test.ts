import assert from 'node:assert/strict';
import { before, describe, test } from 'node:test';
import { z } from 'zod';
import * as contracts from '#lib/features/accounts/contracts/api-keys.ts';
import { listAuditContract, listUsersContract } from '#lib/features/admin/contracts/admin-lists.ts';
import { readFlagsContract, setFlagContract } from '#lib/features/admin/contracts/flags.ts';
import * as moderation from '#lib/features/admin/contracts/moderation.ts';
import { listSkillsContract } from '#lib/features/catalogue/contracts/named-lists.ts';
import { deleteAccountContract, exportAccountContract } from '#lib/features/privacy/contracts/privacy.ts';
import { hasRight, type Right } from '#lib/platform/contract/actor.ts';
import { acceptsKeys, personCalls } from '#lib/platform/contract/key-calls.ts';
import { expectDescribed, expectRefusal, expectSuccess } from '#e2e/kit/api/expect-reply.ts';
import { loadKnownCalls } from '#e2e/kit/api/load-matrix.ts';
import { sendCall, type SentCall } from '#e2e/kit/api/send-call.ts';
import { atLeastOne } from '#e2e/kit/assert-each.ts';
import { clearUp } from '#e2e/kit/clear-up.ts';
import { eventually } from '#e2e/kit/eventually.ts';
import { makeStoredKey } from '#e2e/kit/factories/api-keys.ts';
import { listAudit } from '#e2e/kit/factories/audit.ts';
import { eraseUser } from '#e2e/kit/factories/erase-user.ts';
import { nextCode, turnOffTotp, turnOnTotp, wrongCode } from '#e2e/kit/factories/totps.ts';
import { signIn, signInAdmin, TEST_PASSWORD } from '#e2e/kit/factories/users.ts';
import { findInDatabase } from '#e2e/kit/find-in-database.ts';
import { forkServer, type ForkedServer } from '#e2e/kit/fork-server.ts';
import { useTestServer } from '#e2e/kit/test-server.ts';
import { testDatabaseName } from '#e2e/kit/lent-database.ts';

const { url } = useTestServer();
let other: ForkedServer | null = null;
clearUp(() => other?.stop());
before(async () => {
  other = await forkServer({ database: testDatabaseName(), env: {} });
});
const otherUrl = (): string => other?.url ?? '';

const send = (call: SentCall['call'], parts: SentCall['parts'], token?: string) =>
  sendCall({ origin: url(), call, parts, token });

const readFlags = (key: string) => send(readFlagsContract, {}, key);

const makeAdmin = async (can: Right = 'lead') => {
  const admin = await signInAdmin({ can });
  await turnOffTotp(admin.userId);
  return { ...admin, app: await turnOnTotp(admin.userId) };
};

type Admin = Awaited<ReturnType<typeof makeAdmin>>;

const keyBody = { name: 'Nightly report', can: 'reader', days: 30, password: TEST_PASSWORD };

const makeKey = (admin: Admin, body: object = {}) =>
  send(
    contracts.makeApiKeyContract,
    { body: { ...keyBody, code: nextCode(admin.app), ...body } },
    admin.token,
  );

const toKey = ({ json }: { json: unknown }) =>
  z.object({ data: z.object({ _id: z.string(), key: z.string() }) }).parse(json).data;

describe('making a key', () => {
  test('the key is shown once, works, and is stored nowhere', async () => {
    const admin = await makeAdmin();
    const made = await makeKey(admin);
    expectSuccess(made, contracts.makeApiKeyContract);
    const { _id, key } = toKey(made);
    expectSuccess(await readFlags(key), readFlagsContract);
    assert.deepEqual(await findInDatabase(key), []);
    const list = await send(contracts.listApiKeysContract, {}, admin.token);
    expectSuccess(list, contracts.listApiKeysContract);
    assert.ok(list.text.includes(_id) && !list.text.includes(key) && !list.text.includes('hash'));
    assert.deepEqual(await listAudit(_id), [
      {
        ...{ act: 'key.make', actorId: admin.userId, note: 'Nightly report' },
        details: { can: 'reader', days: 30 },
      },
    ]);
  });

  test('needs the password and the second factor', async () => {
    const admin = await makeAdmin();
    const wrong = { password: 'not this one' };
    assert.equal(expectRefusal(await makeKey(admin, wrong), 400).code, 'wrong_password');
    assert.equal(expectRefusal(await makeKey(admin, { code: wrongCode(admin.app) }), 400).code, 'wrong_code');
    const none = await makeKey(admin, { password: undefined });
    assert.equal(expectRefusal(none, 400).code, 'validation_failed');
  });

  test('the key may do no more than its maker and expires within a year', async () => {
    const agent = await makeAdmin('agent');
    assert.equal(expectRefusal(await makeKey(agent, { can: 'lead' }), 403).code, 'right_needed');
    for (const days of [0, 366, 1.5]) expectRefusal(await makeKey(agent, { days }), 400);
    expectSuccess(await makeKey(agent, { can: 'agent' }), contracts.makeApiKeyContract);
  });

  test('an admin has at most ten keys', async () => {
    const admin = await makeAdmin();
    for (let at = 0; at < contracts.MAX_API_KEYS; at += 1) await makeStoredKey(admin.userId);
    const refused = await makeKey(admin);
    assert.equal(expectRefusal(refused, 409).code, 'too_many_keys');
    await expectDescribed(refused, contracts.makeApiKeyContract);
  });
});

describe('calls with a key', () => {
  test('every call that is not of the office needs a person', async () => {
    const { userId } = await signIn('admin');
    const { key } = await makeStoredKey(userId);
    const calls = (await loadKnownCalls()).filter(
      ({ contract }) => contract.access !== 'public' && !acceptsKeys(contract),
    );
    for (const { contract, makeValid } of atLeastOne(calls)) {
      const answer = await send(contract, (await makeValid()).parts, key);
      assert.equal(expectRefusal(answer, 403).code, 'person_needed', contract.name);
    }
  });

  test('every call of the office asks for the right of the key, not of its maker', async () => {
    const { userId } = await signIn('admin');
    const { key } = await makeStoredKey(userId, { can: 'reader' });
    const calls = (await loadKnownCalls()).filter(
      ({ contract }) => acceptsKeys(contract) && !hasRight({ can: 'reader' }, contract.right ?? 'lead'),
    );
    for (const { contract, makeValid } of atLeastOne(calls)) {
      const answer = await send(contract, (await makeValid()).parts, key);
      assert.equal(expectRefusal(answer, 403).code, 'right_needed', contract.name);
    }
  });

  test('no call that hands out a secret, access or documents takes a key', async () => {
    const names = new Set((await loadKnownCalls()).map(({ name }) => name));
    assert.deepEqual(
      personCalls.filter((name) => !names.has(name)),
      [],
    );
    for (const call of [
      contracts.makeApiKeyContract,
      contracts.listApiKeysContract,
      contracts.revokeApiKeyContract,
      moderation.removeFactorsContract,
      moderation.setRightContract,
      deleteAccountContract,
      exportAccountContract,
    ])
      assert.equal(acceptsKeys(call), false, call.name);
  });

  test('a call that is open to guests answers a script as a guest', async () => {
    const { key } = await makeStoredKey((await signIn('admin')).userId);
    expectSuccess(await send(listSkillsContract, {}, key), listSkillsContract);
  });

  test('the audit names the key that acted', async () => {
    const { userId } = await signIn('admin');
    const { key, keyId } = await makeStoredKey(userId);
    const parts = { params: { key: 'referrals' }, body: { isOn: null, reason: 'By a script.' } };
    expectSuccess(await send(setFlagContract, parts, key), setFlagContract);
    const [act] = await listAudit('referrals');
    assert.equal(act?.actorId, userId);
    assert.deepEqual(act.details, { key: keyId });
    expectSuccess(await send(listAuditContract, {}, key), listAuditContract);
  });
});

describe('the end of a key', () => {
  const expectOver = async (key: string, status: number, code: string) => {
    await eventually(async () => (await readFlags(key)).status === status);
    assert.equal(expectRefusal(await readFlags(key), status).code, code);
  };

  test('a key ends at its expiry', async () => {
    const { userId } = await signIn('admin');
    const { key } = await makeStoredKey(userId, { expiresAt: new Date(Date.now() - 1000) });
    assert.equal(expectRefusal(await readFlags(key), 401).code, 'unauthorized');
  });

  test('a revoked key ends on every server', async () => {
    const admin = await makeAdmin();
    const { key, keyId } = await makeStoredKey(admin.userId);
    const there = () => sendCall({ origin: otherUrl(), call: readFlagsContract, token: key });
    expectSuccess(await there(), readFlagsContract);
    const startedAt = performance.now();
    const revoked = await send(contracts.revokeApiKeyContract, { params: { id: keyId } }, admin.token);
    expectSuccess(revoked, contracts.revokeApiKeyContract);
    await eventually(async () => (await there()).status === 401);
    assert.ok(performance.now() - startedAt < 60_000);
    assert.equal((await listAudit(keyId))[0]?.act, 'key.revoke');
  });

  test('a key loses the rights that its maker loses, and never comes back once the maker has left the office', async () => {
    const [maker, lead] = [await signIn('admin'), await signIn('admin')];
    const { key } = await makeStoredKey(maker.userId);
    expectSuccess(await send(listUsersContract, {}, key), listUsersContract);
    const setRight = (can: Right | null) =>
      send(
        moderation.setRightContract,
        { params: { id: maker.userId }, body: { can, reason: 'A new task.' } },
        lead.token,
      );
    await setRight('reader');
    const setFlag = () =>
      send(
        setFlagContract,
        { params: { key: 'referrals' }, body: { isOn: null, reason: 'By a script.' } },
        key,
      );
    await eventually(async () => (await setFlag()).status === 403);
    assert.equal(expectRefusal(await setFlag(), 403).code, 'right_needed');
    await setRight(null);
    await expectOver(key, 401, 'unauthorized');
    await setRight('lead');
    await expectOver(key, 401, 'unauthorized');
  });

  test('a key ends while its maker is paused', async () => {
    const [maker, lead] = [await signIn('admin'), await signIn('admin')];
    const { key } = await makeStoredKey(maker.userId);
    const body = { reason: 'other', evidence: 'Reads what is not theirs.', urgency: 'danger' };
    await signIn('admin');
    const paused = await send(
      moderation.setPauseContract,
      { params: { id: maker.userId }, body },
      lead.token,
    );
    expectSuccess(paused, moderation.setPauseContract);
    await expectOver(key, 403, 'suspended');
  });

  test('a key ends with the account of its maker', async () => {
    const maker = await signIn('admin');
    const { key } = await makeStoredKey(maker.userId);
    await eraseUser(maker.userId);
    assert.equal(expectRefusal(await readFlags(key), 401).code, 'unauthorized');
  });

  test('a key ends when a lead removes the second factor of its maker', async () => {
    const [maker, lead] = [await signIn('admin'), await signIn('admin')];
    const { key } = await makeStoredKey(maker.userId);
    const parts = { params: { id: maker.userId }, body: { reason: 'Lost the phone.' } };
    expectSuccess(
      await send(moderation.removeFactorsContract, parts, lead.token),
      moderation.removeFactorsContract,
    );
    await turnOffTotp(maker.userId);
    await turnOnTotp(maker.userId);
    await expectOver(key, 401, 'unauthorized');
  });

  test('only a lead revokes the key of another admin', async () => {
    const [maker, agent, lead] = [await signIn('admin'), await makeAdmin('agent'), await makeAdmin()];
    const { key, keyId } = await makeStoredKey(maker.userId);
    const revoke = (token: string) => send(contracts.revokeApiKeyContract, { params: { id: keyId } }, token);
    assert.equal(expectRefusal(await revoke(agent.token), 404).code, 'not_found');
    const seen = await send(contracts.listApiKeysContract, {}, agent.token);
    assert.ok(!seen.text.includes(keyId));
    expectSuccess(await readFlags(key), readFlagsContract);
    expectSuccess(await revoke(lead.token), contracts.revokeApiKeyContract);
  });
});
