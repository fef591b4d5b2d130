import assert from 'node:assert/strict';
import { test } from 'node:test';
import { planSearch } from '#lib/features/search/rules/search-plan.ts';
import { countedUri } from '#e2e/kit/count-commands.ts';
import { useTestDatabase } from '#e2e/kit/test-database.ts';
import { testEnv } from '#e2e/kit/test-env.ts';
import { findLowestRates, listNearbyPrices } from './catalogue/lowest-rates.ts';
import { databaseClient } from './connection.ts';
import { findServed } from './search/served-skills.ts';
import { findOnPlan, runPlan } from './search/worker-search.ts';
import { limited, TimeLimit } from './time-limit.ts';

useTestDatabase({ MONGODB_URI: countedUri(testEnv().MONGODB_URI) });

const id = 'a'.repeat(24);
const plan = planSearch({ words: [], skillIds: [id], rating: 0, areas: [{ kind: 'anywhere', band: 0 }] });

const searches: Readonly<Record<string, () => Promise<unknown>>> = {
  'for workers': () => runPlan({ plan, hidden: [], limit: 10, isCounted: true }),
  'for the place of one worker': () => findOnPlan({ plan, userId: id }),
  'for served trades': () =>
    findServed({ walks: plan.map((branch) => ({ key: 'any', branch })), hidden: [] }),
  'for the lowest prices': () => findLowestRates([{ serviceId: id, skillIds: [id], durationMinutes: 60 }]),
  'for prices nearby': () => listNearbyPrices({ cityKey: 'lucknow', pins: ['226010'] }),
};

/** The limits, in milliseconds, of the commands that `work` sends. */
const listLimits = async (work: () => Promise<unknown>): Promise<unknown[]> => {
  const seen: unknown[] = [];
  const note = ({ commandName, command }: { commandName: string; command: Record<string, unknown> }) => {
    if (commandName === 'find' || commandName === 'aggregate') seen.push(command['maxTimeMS']);
  };
  const client = databaseClient().on('commandStarted', note);
  try {
    await work();
  } finally {
    client.off('commandStarted', note);
  }
  return seen;
};

for (const [name, search] of Object.entries(searches))
  test(`the database ends a search ${name} whose call cannot wait for it`, async () => {
    const limits = await listLimits(() => limited(new TimeLimit(4321), search));
    assert.deepEqual([...new Set(limits)], [4321]);
  });
