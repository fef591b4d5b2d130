import assert from 'node:assert/strict';
import { before, describe, test } from 'node:test';
import { badAuthorizations } from '#server/testing/api/bad-authorizations.ts';
import { makeCaller } from '#server/testing/api/callers.ts';
import { databaseState } from '#server/testing/api/database-state.ts';
import { exchange } from '#server/testing/api/exchange.ts';
import { expectRefusal, expectSuccess } from '#server/testing/api/expect-reply.ts';
import { loadKnownCalls, type KnownCall } from '#server/testing/api/load-matrix.ts';
import { sendCall } from '#server/testing/api/send-call.ts';
import { oneOfEachShape } from '#server/testing/api/through-next.ts';
import { atLeastOne } from '#server/testing/assert-each.ts';
import { useTestServer } from '#server/testing/test-server.ts';

const { url } = useTestServer();
const calls = await loadKnownCalls();
let headers: [string, string | string[]][] = [];

const refuseAll = async ({ contract, makeValid }: KnownCall): Promise<void> => {
  const { parts } = await makeValid();
  const state = await databaseState();
  for (const [name, authorization] of atLeastOne(headers)) {
    const spoilt = { ...parts, headers: { ...parts.headers, authorization } };
    const answer = await sendCall({ origin: url(), call: contract, parts: spoilt });
    assert.equal(answer.status, 401, `${name}: ${answer.status} ${answer.text.slice(0, 300)}`);
    expectRefusal(answer, 401);
  }
  assert.deepEqual(await databaseState(), state, 'nothing changed');
};

const ignoreAll = async ({ contract, row }: KnownCall): Promise<void> => {
  for (const [, authorization] of atLeastOne(headers)) {
    const parts = (await row.request?.(await makeCaller('anonymous'))) ?? {};
    const stale = { ...parts, headers: { ...parts.headers, authorization } };
    expectSuccess(await sendCall({ origin: url(), call: contract, parts: stale }), contract);
  }
};

describe('bad tokens', () => {
  before(async () => {
    headers = Object.entries(await badAuthorizations());
  });

  for (const known of atLeastOne(oneOfEachShape(calls))) {
    const isOpen = known.contract.access === 'public';
    test(`${known.name} ${isOpen ? 'ignores' : 'refuses'} every bad token`, () =>
      isOpen ? ignoreAll(known) : refuseAll(known));
  }

  test('an expired token gets the code session_expired', async () => {
    const call = calls.find(({ contract }) => contract.access !== 'public');
    const authorization = headers.find(([name]) => name === 'expired')?.[1] ?? '';
    assert.ok(call, 'some call needs a session');
    const answer = await sendCall({
      origin: url(),
      call: call.contract,
      parts: { headers: { authorization } },
    });
    const { code, error } = expectRefusal(answer, 401);
    assert.deepEqual({ code, error }, { code: 'session_expired', error: 'jwt expired' });
  });

  test('a header of more than 16 kB gets 431', async () => {
    const answer = await exchange({
      url: `${url()}/api/v1/admin/skill-list`,
      headers: { authorization: `Bearer ${'x'.repeat(20_000)}` },
    });
    assert.equal(answer.status, 431);
  });
});
