import { once } from 'node:events';
import { leaveWith, runScript } from '#lib/platform/terminal/run-script.ts';
import { startTestCluster } from '../prove-talk/test-cluster.ts';
import { liveRounds, taskShape } from './rounds.ts';

// A process of `npm run prove:money`, with its own clock and database.

const main = async (): Promise<void> => {
  const messages: unknown[] = await once(process, 'message');
  const task = taskShape.parse(messages[0]);
  await startTestCluster();
  process.send?.(await liveRounds(task));
  await leaveWith(0);
};

runScript(main, { codeWhenStopped: 130 });
