import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { makeCaller, visitors, type Visitor } from '#server/testing/api/callers.ts';
import { databaseState } from '#server/testing/api/database-state.ts';
import type { Answer } from '#server/testing/api/exchange.ts';
import { expectEntries } from '#server/testing/api/expect-entries.ts';
import { expectDescribed, expectRefusal, expectSuccess } from '#server/testing/api/expect-reply.ts';
import { loadKnownCalls, nameOf } from '#server/testing/api/load-matrix.ts';
import type { MakeParts, MatrixRow, Outcome } from '#server/testing/api/matrix-row.ts';
import { sendCall, type Parts } from '#server/testing/api/send-call.ts';
import { visitorsHere } from '#server/testing/api/through-next.ts';
import { atLeastOne } from '#server/testing/assert-each.ts';
import { useTestServer } from '#server/testing/test-server.ts';

const { url } = useTestServer();
const rows = (await loadKnownCalls()).map(({ row }) => row);

interface Attempt {
  row: MatrixRow;
  visitor: Visitor;
  outcome: Outcome;
  makeParts?: MakeParts;
}

const attempt = async ({ row, visitor, outcome, makeParts }: Attempt): Promise<void> => {
  const caller = await makeCaller(visitor);
  const parts = (await makeParts?.(caller)) ?? {};
  const before = await databaseState();
  const answer = await sendCall({ origin: url(), call: row.contract, parts, token: caller.token });
  if (outcome === 'ok') {
    expectSuccess(answer, row.contract);
    return expectEntries(answer, row);
  }
  expectRefusal(answer, outcome);
  await expectDescribed(answer, row.contract);
  assert.deepEqual(await databaseState(), before, 'a refused call changes nothing');
};

const withUnknownIds = ({ params = {}, ...rest }: Parts): Parts => ({
  ...rest,
  params: Object.fromEntries(
    Object.entries(params).map(([name, value]) => [
      name,
      /^[0-9a-f]{24}$/.test(value) ? 'fedcba987654321001234567' : value,
    ]),
  ),
});

const withoutRequestId = ({ status, text, headers }: Answer) => ({
  status,
  text: text.replaceAll(String(headers['x-request-id']), ''),
});

for (const row of atLeastOne(rows)) {
  describe(nameOf(row.contract), () => {
    for (const visitor of atLeastOne(visitorsHere(visitors, (one) => row.outcome[one] === 'ok'))) {
      const outcome = row.outcome[visitor];
      test(`${visitor} gets ${outcome}`, () => attempt({ row, visitor, outcome, makeParts: row.request }));
    }

    const { other } = row;
    if (!other) return;
    for (const visitor of atLeastOne(visitorsHere(visitors, (one) => other.outcome[one] === 'ok'))) {
      const outcome = other.outcome[visitor];
      test(`${visitor} gets ${outcome} for somebody else's record`, () =>
        attempt({ row, visitor, outcome, makeParts: other.request }));

      if (outcome !== 404) continue;
      test(`${visitor} gets the same answer for somebody else's record and an unknown id`, async () => {
        const caller = await makeCaller(visitor);
        const parts = await other.request(caller);
        const request = { origin: url(), call: row.contract, token: caller.token };
        const anothers = await sendCall({ ...request, parts });
        const unknown = await sendCall({ ...request, parts: withUnknownIds(parts) });
        assert.deepEqual(withoutRequestId(anothers), withoutRequestId(unknown));
      });
    }
  });
}

test('an answer without an entry in one of its lists is found, wherever the list stands', () => {
  const contract = rows.map((row) => row.contract).find(({ path }) => path === '/admin/search');
  assert.ok(contract);
  const one = [{}];
  const answer = (people: unknown[], bookings: unknown[]) => ({ json: { data: { people, bookings } } });
  expectEntries(answer(one, one), { contract });
  expectEntries(answer([], one), { contract, empty: ['data.people'] });
  assert.throws(() => expectEntries(answer(one, []), { contract }), /data\.bookings/);
  // What is listed as empty and is not any more is taken from the list.
  assert.throws(() => expectEntries(answer(one, one), { contract, empty: ['data.people'] }));
});
