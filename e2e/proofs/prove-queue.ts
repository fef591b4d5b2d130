import { emptyDatabase } from '#e2e/kit/test-database.ts';
import { leaveWith, runScript } from '#lib/platform/terminal/run-script.ts';
import { chosenProofs, keepFigures, recordMax, recordMin, tell } from './prove-figures.ts';
import { runCrowd, runWithoutQueue } from './prove-queue/run-crowd.ts';
import { setting, startTestCluster } from './prove-talk/test-cluster.ts';

const PAIRS = 10;
const CONTROL_PAIRS = 2;

const proveQueue = async (): Promise<void> => {
  const pairs = setting('PROVE_PAIRS', PAIRS);
  const { taps, network, waiting, refused, lost, doubled, disordered, seconds } = await runCrowd(pairs, {
    hasKeys: true,
  });
  recordMin('QUEUE writes of all people together', taps, pairs * 100);
  recordMin(
    'QUEUE requests that failed, of a hundred',
    Math.round((network.lost / network.requests) * 100),
    30,
  );
  recordMin('QUEUE requests delivered twice', network.doubled, pairs);
  recordMax('QUEUE effects that are lost', lost, 0);
  recordMax('QUEUE effects that are doubled', doubled, 0);
  recordMax('QUEUE effects out of order', disordered, 0);
  recordMax('QUEUE writes that still wait', waiting, 0);
  recordMax('QUEUE writes that were refused', refused, 0);
  tell('QUEUE seconds until the last write was answered', seconds);
};

/** Controls: without keys a repeat is a second change; without the queue a lost request is a lost change. */
const proveControls = async (): Promise<void> => {
  const { doubled } = await runCrowd(CONTROL_PAIRS, { hasKeys: false });
  recordMin('CONTROL effects that are doubled without keys', doubled, 1);
  const { lost } = await runWithoutQueue(CONTROL_PAIRS);
  recordMin('CONTROL effects that are lost without the queue', lost, 1);
};

const main = async (): Promise<void> => {
  const selected = chosenProofs({ QUEUE: proveQueue, CONTROL: proveControls });
  await startTestCluster();
  for (const prove of selected) {
    await emptyDatabase();
    await prove();
  }
  await leaveWith(keepFigures('queue') ? 0 : 1);
};

runScript(main, { codeWhenStopped: 130 });
