import { emptyDatabase } from '#e2e/kit/test-database.ts';
import { chosenProofs, keepFigures } from './prove-figures.ts';
import { proveCrash } from './prove-talk/prove-crash.ts';
import { startTestCluster } from '#e2e/proofs/prove-talk/test-cluster.ts';
import { proveOrder } from './prove-talk/prove-order.ts';
import { provePresence } from './prove-talk/prove-presence.ts';
import { proveRestart } from './prove-talk/prove-restart.ts';
import { proveThird } from './prove-talk/prove-third.ts';
import { leaveWith, runScript } from '#lib/platform/terminal/run-script.ts';

const proofs = {
  ORDER: proveOrder,
  RESTART: proveRestart,
  PRESENCE: provePresence,
  CRASH: proveCrash,
  THIRD: proveThird,
};

const main = async (): Promise<void> => {
  const selected = chosenProofs(proofs);
  await startTestCluster();
  for (const prove of selected) {
    await emptyDatabase();
    await prove();
  }
  await leaveWith(keepFigures('talk') ? 0 : 1);
};

runScript(main, { codeWhenStopped: 130 });
