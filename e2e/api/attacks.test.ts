import assert from 'node:assert/strict';
import { before, describe, test } from 'node:test';
import type { AttackSuite } from '#e2e/kit/api/attacks/attack.ts';
import { bodies } from '#e2e/kit/api/attacks/bodies.ts';
import { massAssignment } from '#e2e/kit/api/attacks/mass-assignment.ts';
import { operators } from '#e2e/kit/api/attacks/operators.ts';
import { prototypes } from '#e2e/kit/api/attacks/prototypes.ts';
import { texts } from '#e2e/kit/api/attacks/texts.ts';
import { databaseState } from '#e2e/kit/api/database-state.ts';
import { expectRefusal } from '#e2e/kit/api/expect-reply.ts';
import { loadKnownCalls, type KnownCall } from '#e2e/kit/api/load-matrix.ts';
import { sendCall } from '#e2e/kit/api/send-call.ts';
import { meetsHost, callsHere } from '#e2e/kit/api/through-next.ts';
import { atLeastOne } from '#e2e/kit/assert-each.ts';
import { emptyDatabase } from '#e2e/kit/test-database.ts';
import { useTestServer } from '#e2e/kit/test-server.ts';
import { differsHere } from './host-differences.ts';

const { url } = useTestServer();
const attackSuites: AttackSuite[] = [operators, prototypes, massAssignment, bodies, texts].filter(meetsHost);

type ValidRequest = Awaited<ReturnType<KnownCall['makeValid']>>;

const runCorpus = async (
  { contract }: KnownCall,
  { caller, parts }: ValidRequest,
  corpus: AttackSuite,
): Promise<void> => {
  const state = await databaseState();
  const attacks = corpus.attacksOn({ contract, valid: parts });
  for (const attack of atLeastOne(attacks.filter(({ name }) => !differsHere(name)))) {
    const request = { origin: url(), call: contract, parts: attack.parts, token: caller.token };
    const answer = await sendCall(request);
    const note = `${attack.name}: ${answer.status} ${answer.text.slice(0, 300)}`;
    assert.ok(attack.statuses.includes(answer.status), note);
    expectRefusal(answer, answer.status);
  }
  assert.deepEqual(await databaseState(), state, 'nothing changed');
};

for (const known of atLeastOne(callsHere(await loadKnownCalls()))) {
  describe(known.name, () => {
    let valid: ValidRequest | null = null;
    before(async () => {
      // Comparing the state takes longer with more rows.
      await emptyDatabase();
      valid = await known.makeValid();
    });

    const suites = attackSuites.filter(({ canTarget }) => canTarget?.(known.contract) ?? true);
    for (const corpus of atLeastOne(suites))
      test(`refuses ${corpus.name} and changes nothing`, async () => {
        assert.ok(valid, 'a valid request was made');
        await runCorpus(known, valid, corpus);
      });
  });
}
