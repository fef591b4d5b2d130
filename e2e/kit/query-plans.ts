import { database } from '#models/connection.ts';

/** How the database executed one query, according to its profiler. */
export interface QueryPlan {
  planSummary?: string;
  docsExamined?: number;
  keysExamined?: number;
}

const runProfiled = async (work: () => Promise<unknown>): Promise<void> => {
  await database().setProfilingLevel('all');
  try {
    await work();
  } finally {
    await database().setProfilingLevel('off');
  }
};

/** The plans of all queries `work` really sent to a collection. */
export const recordPlans = async (collection: string, work: () => Promise<unknown>): Promise<QueryPlan[]> => {
  const db = database();
  await runProfiled(work);
  const ns = `${db.databaseName}.${collection}`;
  const plans = await db.collection<QueryPlan>('system.profile').find({ ns }).sort({ ts: 1 }).toArray();
  await db.collection('system.profile').drop();
  return plans;
};

/** The collections that `work` scanned completely. */
export const walkedBy = async (work: () => Promise<unknown>): Promise<string[]> => {
  const db = database();
  await runProfiled(work);
  const walks = await db
    .collection<{ ns: string }>('system.profile')
    .find({ planSummary: 'COLLSCAN', ns: { $ne: `${db.databaseName}.system.profile` } })
    .toArray();
  await db.collection('system.profile').drop();
  return [...new Set(walks.map(({ ns }) => ns.replace(`${db.databaseName}.`, '')))].toSorted();
};

/** The collections `work` sent commands to, one entry per command, according to the profiler. */
export const recordCommands = async (work: () => Promise<unknown>): Promise<string[]> => {
  const db = database();
  await runProfiled(work);
  const rows = await db.collection<{ ns: string }>('system.profile').find().sort({ ts: 1 }).toArray();
  await db.collection('system.profile').drop();
  return rows
    .map(({ ns }) => ns.replace(`${db.databaseName}.`, ''))
    .filter((name) => name !== 'system.profile');
};

/** Not read by any call: the profile, and the bus, whose stream examines the writes to all collections. */
const notAsked = ['system.profile', 'socketEvents'];

/** How many documents and index keys the database examined for `work`. */
export const countExamined = async (
  work: () => Promise<unknown>,
): Promise<{ docs: number; keys: number }> => {
  const db = database();
  await runProfiled(work);
  const ns = { $nin: notAsked.map((name) => `${db.databaseName}.${name}`) };
  const plans = await db.collection<QueryPlan>('system.profile').find({ ns }).toArray();
  await db.collection('system.profile').drop();
  const sum = (field: 'docsExamined' | 'keysExamined'): number =>
    plans.reduce((total, plan) => total + (plan[field] ?? 0), 0);
  return { docs: sum('docsExamined'), keys: sum('keysExamined') };
};
