import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { roles } from '#lib/platform/contract/actor.ts';
import { isOpenToPaused, pausedCalls } from '#lib/platform/contract/paused-calls.ts';
import { databaseState } from '#e2e/kit/api/database-state.ts';
import { expectRefusal, expectSuccess } from '#e2e/kit/api/expect-reply.ts';
import { loadKnownCalls } from '#e2e/kit/api/load-matrix.ts';
import { sendCall } from '#e2e/kit/api/send-call.ts';
import { atLeastOne } from '#e2e/kit/assert-each.ts';
import { makeSession, makeUser } from '#e2e/kit/factories/users.ts';
import { useTestServer } from '#e2e/kit/test-server.ts';

const { url } = useTestServer();
const calls = await loadKnownCalls();

// Guests may call it, and it does not name the author's account.
const NAMES_ITS_AUTHOR = 'POST /admin/feedback';

describe('a suspended person', () => {
  test('has a list of allowed calls that all exist', () => {
    const names = new Set(calls.map(({ name }) => name));
    assert.deepEqual(
      Object.keys(pausedCalls).filter((name) => !names.has(name)),
      [],
    );
  });

  for (const { contract, row, name } of atLeastOne(calls)) {
    const role = roles.find((one) => row.outcome[one] === 'ok');
    if (!role) continue;
    const isForGuests = contract.access === 'public' && name !== NAMES_ITS_AUTHOR;
    const mayCall = isForGuests || isOpenToPaused(contract);
    test(`${mayCall ? 'may still call' : 'is refused by'} ${name}`, async () => {
      const caller = await makeSession(await makeUser({ role, suspendedAt: new Date() }));
      const parts = (await row.request?.({ visitor: role, ...caller })) ?? {};
      const state = await databaseState();
      const answer = await sendCall({ origin: url(), call: contract, parts, token: caller.token });
      if (mayCall) return expectSuccess(answer, contract);
      const code = name === NAMES_ITS_AUTHOR ? 'forbidden' : 'suspended';
      assert.equal(expectRefusal(answer, 403).code, code);
      assert.deepEqual(await databaseState(), state, 'nothing changed');
    });
  }
});
