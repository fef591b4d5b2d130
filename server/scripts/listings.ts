import { connect, disconnect, inTransaction } from '#models/connection.ts';
import { rebuildListings } from '#models/people/worker-listings.ts';
import { say } from '../embedded/say.ts';
import { prepareDatabase } from '../prepare-database.ts';
import { findDatabase } from './find-database.ts';
import { beforeLeaving, leaveWith, runScript } from './run-script.ts';
import { loadDotEnv } from './start/read-settings.ts';

const AT_ONCE = 500;

const rebuildListingsFrom = async (after: string | null): Promise<number> => {
  const { count, last } = await inTransaction((tx) => rebuildListings({ after, most: AT_ONCE }, tx));
  return last === null ? count : count + (await rebuildListingsFrom(last));
};

const main = async (): Promise<void> => {
  loadDotEnv();
  await connect(await findDatabase());
  beforeLeaving(disconnect);
  await prepareDatabase();
  say(`Search reads ${await rebuildListingsFrom(null)} workers anew.`);
  await leaveWith(0);
};

runScript(main, { codeWhenStopped: 130 });
