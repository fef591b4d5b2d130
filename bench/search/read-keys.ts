import type { Document } from 'mongodb';
import type { Branch } from '#lib/features/search/rules/search-plan.ts';
import { indexFilter } from '#models/search/search-walk.ts';
import { readExplained, type Explained } from '#e2e/kit/explain.ts';
import { ask, LIMIT } from './questions.ts';
import type { MarketTown } from './towns.ts';

/** Explains how the index answers one page of each scan. */
export const explainWalks = (town: MarketTown, plan: readonly Branch[]): Promise<Explained[]> =>
  Promise.all(
    plan.map(async (branch) => {
      const filter: Document = indexFilter(branch);
      const walk = town.users
        .find(filter)
        .sort({ 'listing.order': 1 })
        .limit(LIMIT + 1);
      return readExplained(await walk.explain('executionStats'));
    }),
  );

/** Counts the keys that the whole command reads for a page, with the database's profiler. */
export const countKeys = async (town: MarketTown, plan: readonly Branch[]): Promise<number> => {
  const { users } = town;
  const { db } = users;
  await db.setProfilingLevel('all');
  try {
    await ask(town, plan, LIMIT, false);
  } finally {
    await db.setProfilingLevel('off');
  }
  const profile = db.collection('system.profile');
  const [row] = await profile.find({ ns: users.namespace, op: 'command' }).sort({ ts: -1 }).toArray();
  await profile.drop();
  return Number(row?.['keysExamined'] ?? NaN);
};
