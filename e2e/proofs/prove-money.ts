import fc from 'fast-check';
import { leaveWith, runScript } from '#lib/platform/terminal/run-script.ts';
import { say } from '#lib/platform/terminal/say.ts';
import { database } from '#models/connection.ts';
import { checkHistory } from '#e2e/kit/check-statements.ts';
import { moneyHistories, statementCuts, type Visit } from '#e2e/kit/money-history.ts';
import { emptyDatabase } from '#e2e/kit/test-database.ts';
import { keepFigures, recordMax, recordMin } from './prove-figures.ts';
import { setting, startTestCluster } from './prove-talk/test-cluster.ts';

const HISTORIES = setting('PROVE_HISTORIES', 10_000);
const SEED = setting('PROVE_SEED', 1);
const MIN_HISTORIES = 10_000;
/** Each history has three people, and each of them a month without lines at least. */
const MIN_STATEMENTS = 3 * MIN_HISTORIES;
/** Histories that share a database: the clocks of cases look at all of them. */
const ROUND = 250;
const CONTROL_SEEDS = [1, 2, 3];
const CONTROL_HISTORIES = 20;

/** Returns what is wrong with the first history whose books or statements do not hold, in the fewest acts; or null. */
const findFault = async (
  check: (visits: Visit[], cut: string) => Promise<void>,
  options: { seed: number; numRuns: number; endOnFailure?: boolean },
): Promise<string | null> => {
  await emptyDatabase();
  const found = await fc.check(fc.asyncProperty(moneyHistories, statementCuts, check), options);
  return found.failed ? (fc.defaultReportMessage(found) ?? 'It failed.') : null;
};

const proveHistories = async (): Promise<void> => {
  let [lived, statements] = [0, 0];
  let fault: string | null = null;
  const onChecked = (count: number): void => {
    statements += count;
  };
  for (let seed = SEED; lived < HISTORIES && fault === null; seed += 1) {
    const numRuns = Math.min(ROUND, HISTORIES - lived);
    fault = await findFault((visits, cut) => checkHistory(visits, cut, { onChecked }), { seed, numRuns });
    if (fault) say(`Again: PROVE_SEED=${seed} npm run prove:money\n${fault}`);
    else lived += numRuns;
    say(`${lived} histories so far, ${statements} statements compared with the ledger`);
  }
  recordMin('N5 random histories of money', lived, MIN_HISTORIES);
  recordMin('N5 statements compared with the ledger', statements, MIN_STATEMENTS);
  recordMax('N5 histories whose books or statements did not hold', fault ? 1 : 0, 0);
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
  await startTestCluster();
  await proveHistories();
  await proveControl();
  await leaveWith(keepFigures('money') ? 0 : 1);
};

runScript(main, { codeWhenStopped: 130 });
