import assert from 'node:assert/strict';
import { before, describe, test } from 'node:test';
import { searchOfficeContract } from '#lib/features/office/contracts/office.ts';
import { makeCaller, visitors, type Visitor } from '#e2e/kit/api/callers.ts';
import { databaseState } from '#e2e/kit/api/database-state.ts';
import type { Answer } from '#e2e/kit/api/exchange.ts';
import { expectEntries } from '#e2e/kit/api/expect-entries.ts';
import { expectDescribed, expectRefusal, expectSuccess } from '#e2e/kit/api/expect-reply.ts';
import { loadChosenRows } from '#e2e/kit/api/load-matrix.ts';
import type { MakeParts, MatrixRow, Outcome } from '#e2e/kit/api/matrix-row.ts';
import { sendCall, type Parts } from '#e2e/kit/api/send-call.ts';
import { callsHere, visitorsHere } from '#e2e/kit/api/through-next.ts';
import { atLeastOne } from '#e2e/kit/assert-each.ts';
import { emptyDatabase } from '#e2e/kit/test-database.ts';
import { useTestServer } from '#e2e/kit/test-server.ts';

const { url } = useTestServer();
const rows = await loadChosenRows();
const refusing = new Set(callsHere(rows));
const owned = new Set(callsHere(rows.filter(({ other }) => other)));

interface Attempt {
  row: MatrixRow;
  visitor: Visitor;
  outcome: Outcome;
  makeParts?: MakeParts;
}

const attempt = async ({ row, visitor, outcome, makeParts }: Attempt): Promise<void> => {
  const caller = await makeCaller(visitor);
  const parts = (await makeParts?.(caller)) ?? {};
  const send = () => sendCall({ origin: url(), call: row.contract, parts, token: caller.token });
  if (outcome === 'ok') {
    const answer = await send();
    expectSuccess(answer, row.contract);
    return expectEntries(answer, row);
  }
  const state = await databaseState();
  const answer = await send();
  expectRefusal(answer, outcome);
  await expectDescribed(answer, row.contract);
  assert.deepEqual(await databaseState(), state, 'a refused call changes nothing');
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
  describe(row.contract.name, () => {
    // Comparing the state takes as long as there are rows.
    before(emptyDatabase);

    const mayCall = (one: Visitor): boolean => row.outcome[one] === 'ok';
    for (const visitor of atLeastOne(visitorsHere(visitors, mayCall, refusing.has(row)))) {
      const outcome = row.outcome[visitor];
      test(`${visitor} gets ${outcome}`, () => attempt({ row, visitor, outcome, makeParts: row.request }));
    }

    const { other } = row;
    if (!other || !owned.has(row)) return;
    const mayTouch = (one: Visitor): boolean => other.outcome[one] === 'ok';
    for (const visitor of atLeastOne(visitorsHere(visitors, mayTouch, true))) {
      const outcome = other.outcome[visitor];
      test(`${visitor} gets ${outcome} for another person's record`, () =>
        attempt({ row, visitor, outcome, makeParts: other.request }));

      if (outcome !== 404) continue;
      test(`${visitor} gets the same answer for another person's record and an unknown id`, async () => {
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

test('an empty list in an answer is detected at any depth', () => {
  // Named, because a run may load only some rows.
  const contract = searchOfficeContract;
  const one = [{}];
  const answer = (people: unknown[], bookings: unknown[]) => ({ json: { data: { people, bookings } } });
  expectEntries(answer(one, one), { contract });
  expectEntries(answer([], one), { contract, empty: ['data.people'] });
  assert.throws(() => expectEntries(answer(one, []), { contract }), /data\.bookings/);
  // A list that is no longer empty has to be removed from the exceptions.
  assert.throws(() => expectEntries(answer(one, one), { contract, empty: ['data.people'] }));
});
