import assert from 'node:assert/strict';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { z } from 'zod';
import { projectRoot } from '#lib/platform/config/project-root.ts';
import { isFileReply } from '#lib/platform/contract/contract.ts';
import type { CallExample } from '#lib/platform/openapi/examples.ts';
import { loadExamples } from '#lib/platform/openapi/read-openapi.ts';
import { toText } from '#lib/platform/openapi/write-json.ts';
import { toExample, toRequest } from '#e2e/kit/api/examples.ts';
import { expectSuccess } from '#e2e/kit/api/expect-reply.ts';
import { loadKnownCalls } from '#e2e/kit/api/load-matrix.ts';
import { sendCall } from '#e2e/kit/api/send-call.ts';
import { atLeastOne } from '#e2e/kit/assert-each.ts';
import { useTestServer } from '#e2e/kit/test-server.ts';

const { url } = useTestServer();
const examples = await loadExamples();
const calls = await loadKnownCalls();

// Writes the examples that are missing, from the samples of the permission matrix, instead of failing for them.
const isWriting = process.env['HUNAR_WRITE_EXAMPLES'] !== undefined;
const written: Record<string, CallExample> = {};

for (const call of atLeastOne(calls)) {
  const { name, contract, makeValid } = call;
  test(`the example of ${name} works`, async () => {
    const example = examples[name];
    assert.ok(example ?? isWriting, 'HUNAR_WRITE_EXAMPLES=1 npm run test:file -- e2e/api/examples.test.ts');
    const { caller, parts } = await makeValid();
    const request = toRequest(example ?? {}, parts);
    const answer = await sendCall({ origin: url(), call: contract, parts: request, token: caller.token });
    expectSuccess(answer, contract);
    written[name] = example ?? toExample(call, parts, answer);
    if (example?.reply === undefined || isFileReply(contract.reply)) return;
    const { success: _, requestId: __, ...reply } = z.looseObject({}).parse(example.reply);
    contract.reply.parse(reply);
  });
}

test('every example belongs to a call', () => {
  const known = new Set(calls.map(({ name }) => name));
  assert.deepEqual(
    Object.keys(examples).filter((name) => !isWriting && !known.has(name)),
    [],
  );
});

after(() => {
  const sorted = Object.entries(written).toSorted(([a], [b]) => (a < b ? -1 : 1));
  if (isWriting)
    writeFileSync(join(projectRoot, 'docs/api-examples.json'), toText(Object.fromEntries(sorted)));
});
