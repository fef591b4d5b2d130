import assert from 'node:assert/strict';
import { before, describe, test } from 'node:test';
import { z } from 'zod';
import { readFlagsContract } from '#lib/features/admin/contracts/flags.ts';
import { exportAccountContract } from '#lib/features/privacy/contracts/privacy.ts';
import { exchange } from '#e2e/kit/api/exchange.ts';
import { expectRefusal, expectSuccess } from '#e2e/kit/api/expect-reply.ts';
import { sendCall } from '#e2e/kit/api/send-call.ts';
import { clearUp } from '#e2e/kit/clear-up.ts';
import { eventually } from '#e2e/kit/eventually.ts';
import { makeStoredKey } from '#e2e/kit/factories/api-keys.ts';
import { signIn } from '#e2e/kit/factories/users.ts';
import { forkServer, type ForkedServer } from '#e2e/kit/fork-server.ts';
import { waitForRefusal, useSocketClients } from '#e2e/kit/socket-client.ts';
import { useTestServer } from '#e2e/kit/test-server.ts';
import { testDatabaseName } from '#e2e/kit/lent-database.ts';

const { url } = useTestServer();
const connect = useSocketClients();
let other: ForkedServer | null = null;
let log = '';
clearUp(() => other?.stop());
before(async () => {
  const onOutput = (text: string) => {
    log += text;
  };
  other = await forkServer({ database: testDatabaseName(), env: { LOG_LEVEL: 'debug' }, onOutput });
});
const otherUrl = (): string => other?.url ?? '';

const readFlags = (key: string) => sendCall({ origin: url(), call: readFlagsContract, token: key });

describe('an API key in the wrong place', () => {
  test('a key in the query is refused and never logged', async () => {
    const { key } = await makeStoredKey((await signIn('admin')).userId);
    for (const query of [`?api_key=${key}`, `?token=${key.replace('_', '%5F')}`]) {
      const answer = await exchange({ url: `${otherUrl()}/api/v1/admin/flags${query}` });
      assert.equal(expectRefusal(answer, 400).code, 'key_in_address');
    }
    const headers = { authorization: `Bearer ${key}` };
    expectSuccess(await exchange({ url: `${otherUrl()}/api/v1/admin/flags`, headers }), readFlagsContract);
    await eventually(() => log.includes('/admin/flags'));
    assert.ok(!log.includes(key) && !log.includes(key.slice(4)));
  });

  test('a key as a cookie or in another header opens nothing', async () => {
    const { key } = await makeStoredKey((await signIn('admin')).userId);
    const headers: Record<string, string>[] = [
      { cookie: `hunar.session=${key}` },
      { cookie: `Authorization=Bearer ${key}` },
      { 'x-api-key': key },
      { authorization: `Basic ${key}` },
      { authorization: key },
    ];
    for (const one of headers) {
      const answer = await exchange({ url: `${url()}/api/v1/admin/flags`, headers: one });
      expectRefusal(answer, 401);
    }
  });

  test('a key opens no socket', async () => {
    const { key } = await makeStoredKey((await signIn('admin')).userId);
    const client = connect({ url: url(), auth: { token: key } });
    assert.equal(await waitForRefusal(client), 'unauthorized');
  });

  test('a guessed key is refused like any other token', async () => {
    const guesses = ['hnr_', `hnr_${'0'.repeat(36)}`, `hnr_${'a'.repeat(5000)}`];
    for (const guess of guesses)
      assert.equal(expectRefusal(await readFlags(guess), 401).code, 'unauthorized');
  });
});

test('the export of an account lists its keys without their secret', async () => {
  const admin = await signIn('admin');
  const { key } = await makeStoredKey(admin.userId);
  await readFlags(key);
  const answer = await sendCall({ origin: url(), call: exportAccountContract, token: admin.token });
  const { apiKeys } = z
    .object({
      data: z.object({ records: z.object({ apiKeys: z.array(z.record(z.string(), z.unknown())) }) }),
    })
    .parse(answer.json).data.records;
  assert.deepEqual(
    apiKeys.map((row) => Object.keys(row).sort()),
    [['can', 'createdAt', 'expiresAt', 'lastUsedAt', 'name']],
  );
  assert.ok(z.iso.datetime().safeParse(apiKeys[0]?.['lastUsedAt']).success);
});

test('limits are counted for each key', async () => {
  const { userId, token } = await signIn('admin');
  const [one, two] = [await makeStoredKey(userId), await makeStoredKey(userId)];
  const left = async (bearer: string): Promise<string> =>
    String((await readFlags(bearer)).headers['ratelimit']).split(';')[1] ?? '';
  const first = await left(one.key);
  assert.notEqual(await left(one.key), first);
  assert.equal(await left(two.key), first);
  assert.equal(await left(token), first);
});
