import assert from 'node:assert/strict';
import { before, describe, test } from 'node:test';
import { badAuthorizations } from '#e2e/kit/api/bad-authorizations.ts';
import { makeCaller } from '#e2e/kit/api/callers.ts';
import { databaseState } from '#e2e/kit/api/database-state.ts';
import { exchange } from '#e2e/kit/api/exchange.ts';
import { expectRefusal, expectSuccess } from '#e2e/kit/api/expect-reply.ts';
import { loadKnownCalls, type KnownCall } from '#e2e/kit/api/load-matrix.ts';
import { sendCall } from '#e2e/kit/api/send-call.ts';
import { oneOfEachShape, callsHere } from '#e2e/kit/api/through-next.ts';
import { atLeastOne } from '#e2e/kit/assert-each.ts';
import { useTestServer } from '#e2e/kit/test-server.ts';

const { url } = useTestServer();
const calls = callsHere(await loadKnownCalls());
const samples = new Set(oneOfEachShape(calls));
let headers: [string, string | string[]][] = [];

const DEALT = 4;

/** One function reads the token of every call: one call of each shape meets all headers, the others a few in turn. */
const headersFor = (known: KnownCall): [string, string | string[]][] => {
  if (samples.has(known)) return headers;
  const start = calls.indexOf(known) * DEALT;
  return Array.from({ length: DEALT }, (_, at) => headers[(start + at) % headers.length]).filter(
    (header) => header !== undefined,
  );
};

const refuseAll = async (known: KnownCall): Promise<void> => {
  const { contract, makeValid } = known;
  const { parts } = await makeValid();
  const state = await databaseState();
  for (const [name, authorization] of atLeastOne(headersFor(known))) {
    const spoilt = { ...parts, headers: { ...parts.headers, authorization } };
    const answer = await sendCall({ origin: url(), call: contract, parts: spoilt });
    assert.equal(answer.status, 401, `${name}: ${answer.status} ${answer.text.slice(0, 300)}`);
    expectRefusal(answer, 401);
  }
  assert.deepEqual(await databaseState(), state, 'nothing changed');
};

/** The answer is a guest's: most calls that are open to guests answer them, some refuse a guest's values. */
const ignoreAll = async (known: KnownCall): Promise<void> => {
  const { contract, row } = known;
  const { anonymous } = row.outcome;
  for (const [, authorization] of atLeastOne(headersFor(known))) {
    const parts = (await row.request?.(await makeCaller('anonymous'))) ?? {};
    const stale = { ...parts, headers: { ...parts.headers, authorization } };
    const answer = await sendCall({ origin: url(), call: contract, parts: stale });
    if (anonymous === 'ok') expectSuccess(answer, contract);
    else expectRefusal(answer, anonymous);
  }
};

describe('bad tokens', () => {
  before(async () => {
    headers = Object.entries(await badAuthorizations());
  });

  for (const known of atLeastOne(calls)) {
    const isOpen = known.contract.access === 'public';
    test(`${known.name} ${isOpen ? 'ignores' : 'refuses'} bad tokens`, () =>
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
