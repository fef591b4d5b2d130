import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import { useTestDatabase } from '#server/testing/test-database.ts';
import { controls } from './controls.ts';
import { Coverage } from './coverage.ts';
import { play } from './play.ts';
import { openStage } from './stage.ts';

// The short form of `npm run prove:play`, which plays longer and switches every rule off in turn.

useTestDatabase();
before(openStage);

test('people who collude, lie, leave and come back mint no money, owe nothing unseen and read nothing of others', async () => {
  const coverage = new Coverage();
  const style = { most: 20, crowd: false };
  const failure = await play({ seed: 1, episodes: 3, shortens: false, style, coverage });
  assert.equal(failure?.error.message, undefined);
  assert.ok(coverage.accepted > 50, 'most calls are accepted');
});

const quick = ['two-places', 'wallet-on-request'] as const;

for (const name of quick)
  test(`play with the rule off that ${controls[name].off} is found out`, async () => {
    const { style, fault, found } = controls[name];
    const failure = await play({ seed: 1, episodes: 10, style, fault, shortens: false });
    const isFound = found.some((rule) => failure?.error.message.startsWith(`[${rule}]`));
    assert.ok(isFound, failure?.error.message ?? 'not found');
  });
