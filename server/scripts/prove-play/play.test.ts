import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import { useTestDatabase } from '#server/testing/test-database.ts';
import { controls } from './controls.ts';
import { play } from './play.ts';
import { openStage } from './stage.ts';

// The short form of `npm run prove:play`, which plays longer and switches every rule off in turn.

useTestDatabase();
before(openStage);

test('people who collude, lie, leave and come back mint no money, owe nothing unseen and read nothing of others', async () => {
  const { failure, coverage } = await play({
    ...{ seed: 1, episodes: 4, shrinks: false },
    style: { most: 20, crowd: false },
  });
  assert.equal(failure?.message, undefined);
  assert.ok(coverage.accepted > 50, 'most calls are accepted');
});

for (const [name, control] of Object.entries({
  'fee-unasked': controls['fee-unasked'],
  'two-places': controls['two-places'],
  'street-early': controls['street-early'],
  'wallet-on-request': controls['wallet-on-request'],
}))
  test(`the control ${name} is found`, async () => {
    const { style, fault, found } = control;
    const { failure } = await play({ seed: 1, episodes: 10, style, fault, shrinks: false });
    const isFound = found.some((rule) => failure?.message.includes(`[${rule}]`));
    assert.ok(isFound, failure?.message ?? 'not found');
  });
