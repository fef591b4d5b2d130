import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { roles } from '#lib/platform/contract/actor.ts';
import { databaseState } from '#server/testing/api/database-state.ts';
import { expectRefusal, expectSuccess } from '#server/testing/api/expect-reply.ts';
import { loadKnownCalls } from '#server/testing/api/load-matrix.ts';
import { sendCall } from '#server/testing/api/send-call.ts';
import { atLeastOne } from '#server/testing/assert-each.ts';
import { makeSession, makeUser } from '#server/testing/factories/users.ts';
import { useTestServer } from '#server/testing/test-server.ts';

const { url } = useTestServer();
const calls = await loadKnownCalls();

describe('a suspended person', () => {
  for (const { contract, row, name } of atLeastOne(calls)) {
    const role = roles.find((one) => row.outcome[one] === 'ok');
    if (!role) continue;
    const mayCall = contract.access === 'public' || contract.allowsSuspended === true;
    test(`${mayCall ? 'may still call' : 'is refused by'} ${name}`, async () => {
      const caller = await makeSession(await makeUser({ role, suspendedAt: new Date() }));
      const parts = (await row.request?.({ visitor: role, ...caller })) ?? {};
      const state = await databaseState();
      const answer = await sendCall({ origin: url(), call: contract, parts, token: caller.token });
      if (mayCall) return expectSuccess(answer, contract);
      assert.equal(expectRefusal(answer, 403).code, 'suspended');
      assert.deepEqual(await databaseState(), state, 'nothing changed');
    });
  }
});
