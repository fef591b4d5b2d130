import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { AttackSuite } from '#server/testing/api/attacks/attack.ts';
import { bodies } from '#server/testing/api/attacks/bodies.ts';
import { massAssignment } from '#server/testing/api/attacks/mass-assignment.ts';
import { operators } from '#server/testing/api/attacks/operators.ts';
import { prototypes } from '#server/testing/api/attacks/prototypes.ts';
import { texts } from '#server/testing/api/attacks/texts.ts';
import { databaseState } from '#server/testing/api/database-state.ts';
import { expectRefusal } from '#server/testing/api/expect-reply.ts';
import { loadKnownCalls, type KnownCall } from '#server/testing/api/load-matrix.ts';
import { sendCall } from '#server/testing/api/send-call.ts';
import { meetsHost } from '#server/testing/api/through-next.ts';
import { atLeastOne } from '#server/testing/assert-each.ts';
import { useTestServer } from '#server/testing/test-server.ts';
import { differsHere } from './host-differences.ts';

const { url } = useTestServer();
const attackSuites: AttackSuite[] = [operators, prototypes, massAssignment, bodies, texts].filter(meetsHost);

const runCorpus = async ({ contract, makeValid }: KnownCall, corpus: AttackSuite): Promise<void> => {
  const { caller, parts } = await makeValid();
  const before = await databaseState();
  const attacks = corpus.attacksOn({ contract, valid: parts });
  for (const attack of atLeastOne(attacks.filter(({ name }) => !differsHere(name)))) {
    const request = { origin: url(), call: contract, parts: attack.parts, token: caller.token };
    const answer = await sendCall(request);
    const note = `${attack.name}: ${answer.status} ${answer.text.slice(0, 300)}`;
    assert.ok(attack.statuses.includes(answer.status), note);
    expectRefusal(answer, answer.status);
  }
  assert.deepEqual(await databaseState(), before, 'nothing changed');
};

for (const known of atLeastOne(await loadKnownCalls())) {
  describe(known.name, () => {
    const suites = attackSuites.filter(({ canTarget }) => canTarget?.(known.contract) ?? true);
    for (const corpus of atLeastOne(suites))
      test(`refuses ${corpus.name} and changes nothing`, () => runCorpus(known, corpus));
  });
}
