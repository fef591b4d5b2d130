import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { leaveWith, runScript } from '#lib/platform/terminal/run-script.ts';
import { database } from '#models/connection.ts';
import { checkHistory } from '#e2e/kit/check-statements.ts';
import { keepFigures, recordMax, recordMin } from './prove-figures.ts';
import { findFault, livedShape, ROUND, type Lived, type Task } from './prove-money/rounds.ts';
import { setting, startTestCluster } from './prove-talk/test-cluster.ts';

const HISTORIES = setting('PROVE_HISTORIES', 10_000);
const SEED = setting('PROVE_SEED', 1);
/** Each has a clock and a database of its own. The histories are the same, however many there are. */
const PROCESSES = setting('PROVE_PROCESSES', 2);
const MIN_HISTORIES = 10_000;
/** Each history has three people, and each of them a month without lines at least. */
const MIN_STATEMENTS = 3 * MIN_HISTORIES;
const CONTROL_SEEDS = [1, 2, 3];
const CONTROL_HISTORIES = 20;

/** Divides the rounds among the processes. */
const divide = (): Task[] => {
  const rounds = Math.ceil(HISTORIES / ROUND);
  const starts = Array.from({ length: PROCESSES + 1 }, (_, at) => Math.floor((at * rounds) / PROCESSES));
  return starts.slice(0, -1).flatMap((start, at) => {
    const end = Math.min((starts[at + 1] ?? rounds) * ROUND, HISTORIES);
    const histories = end - start * ROUND;
    return histories > 0 ? [{ seed: SEED + start, histories }] : [];
  });
};

const live = async (task: Task): Promise<Lived> => {
  const child = fork(join(import.meta.dirname, 'prove-money/live-rounds.ts'));
  child.send(task);
  const ended = once(child, 'exit').then(() => Promise.reject(new Error('A process ended too early.')));
  const messages: unknown[] = await Promise.race([once(child, 'message'), ended]);
  return livedShape.parse(messages[0]);
};

const proveHistories = async (): Promise<void> => {
  const all = await Promise.all(divide().map(live));
  const sum = (field: 'histories' | 'statements'): number =>
    all.reduce((total, lived) => total + lived[field], 0);
  recordMin('N5 random histories of money', sum('histories'), MIN_HISTORIES);
  recordMin('N5 statements compared with the ledger', sum('statements'), MIN_STATEMENTS);
  const faults = all.filter(({ hasFault }) => hasFault).length;
  recordMax('N5 histories whose books or statements did not hold', faults, 0);
};

/** Loses one line of the ledger, as if it had never been written. */
const loseLine = async (): Promise<void> => {
  await database().collection('ledger').deleteOne({ kind: 'job' });
};

const proveControl = async (): Promise<void> => {
  let found = 0;
  for (const seed of CONTROL_SEEDS) {
    const options = { seed, numRuns: CONTROL_HISTORIES, endOnFailure: true };
    if (await findFault((visits, cut) => checkHistory(visits, cut, { spoil: loseLine }), options)) found += 1;
  }
  recordMin('N5 control: a line of a job is lost:', found, CONTROL_SEEDS.length);
};

const main = async (): Promise<void> => {
  await proveHistories();
  await startTestCluster();
  await proveControl();
  await leaveWith(keepFigures('money') ? 0 : 1);
};

runScript(main, { codeWhenStopped: 130 });
