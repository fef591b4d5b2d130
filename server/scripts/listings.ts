import { connect, disconnect, inTransaction } from '#models/connection.ts';
import { rebuildListings } from '#models/people/worker-listings.ts';
import { say } from '#lib/platform/terminal/say.ts';
import { prepareDatabase } from '../prepare-database.ts';
import { findDatabase } from './find-database.ts';
import { beforeLeaving, leaveWith, runScript } from '#lib/platform/terminal/run-script.ts';
import { loadDotEnv } from './start/read-settings.ts';

const AT_ONCE = 500;

const rebuildListingsFrom = async (after: string | null): Promise<number> => {
  const { count, last } = await inTransaction((tx) => rebuildListings({ after, limit: AT_ONCE }, tx));
  return last === null ? count : count + (await rebuildListingsFrom(last));
};

const main = async (): Promise<void> => {
  loadDotEnv();
  await connect(await findDatabase());
  beforeLeaving(disconnect);
  await prepareDatabase();
  say(`Rebuilt the search listings of ${await rebuildListingsFrom(null)} workers.`);
  await leaveWith(0);
};

runScript(main, { codeWhenStopped: 130 });
