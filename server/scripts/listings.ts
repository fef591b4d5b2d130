import { connect, disconnect, inTransaction } from '#models/connection.ts';
import { relistWorkers } from '#models/people/worker-listings.ts';
import { say } from '../embedded/say.ts';
import { prepareDatabase } from '../prepare-database.ts';
import { findDatabase } from './find-database.ts';
import { beforeLeaving, leaveWith, runScript } from './run-script.ts';
import { loadDotEnv } from './start/read-settings.ts';

const AT_ONCE = 500;

const relistFrom = async (after: string | null): Promise<number> => {
  const { count, last } = await inTransaction((tx) => relistWorkers({ after, most: AT_ONCE }, tx));
  return last === null ? count : count + (await relistFrom(last));
};

const main = async (): Promise<void> => {
  loadDotEnv();
  await connect(await findDatabase());
  beforeLeaving(disconnect);
  await prepareDatabase();
  say(`Search reads ${await relistFrom(null)} workers anew.`);
  await leaveWith(0);
};

runScript(main, { codeWhenStopped: 130 });
