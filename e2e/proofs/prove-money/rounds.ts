import fc from 'fast-check';
import { z } from 'zod';
import { say } from '#lib/platform/terminal/say.ts';
import { checkHistory } from '#e2e/kit/check-statements.ts';
import { moneyHistories, statementCuts, type Visit } from '#e2e/kit/money-history.ts';
import { emptyDatabase } from '#e2e/kit/test-database.ts';

/** Histories that share a database: the clocks of cases look at all of them. */
export const ROUND = 250;

/** Returns the first history whose books or statements do not hold, in the fewest acts; or null. */
export const findFault = async (
  check: (visits: Visit[], cut: string) => Promise<void>,
  options: { seed: number; numRuns: number; endOnFailure?: boolean },
): Promise<string | null> => {
  await emptyDatabase();
  const found = await fc.check(fc.asyncProperty(moneyHistories, statementCuts, check), options);
  return found.failed ? (fc.defaultReportMessage(found) ?? 'It failed.') : null;
};

/** Rounds of histories, each with the next seed. */
export const taskShape = z.strictObject({ seed: z.int(), histories: z.int() });
export type Task = z.infer<typeof taskShape>;

/** How many histories and statements held, and whether one did not. */
export const livedShape = z.strictObject({
  histories: z.int(),
  statements: z.int(),
  hasFault: z.boolean(),
});
export type Lived = z.infer<typeof livedShape>;

/** Lives rounds of histories until all are over, or one does not hold. */
export const liveRounds = async (task: Task): Promise<Lived> => {
  const lived = { histories: 0, statements: 0 };
  const onChecked = (count: number): void => {
    lived.statements += count;
  };
  for (let seed = task.seed; lived.histories < task.histories; seed += 1) {
    const numRuns = Math.min(ROUND, task.histories - lived.histories);
    const fault = await findFault((visits, cut) => checkHistory(visits, cut, { onChecked }), {
      seed,
      numRuns,
    });
    if (fault) {
      say(`Again: PROVE_SEED=${seed} npm run prove:money\n${fault}`);
      return { ...lived, hasFault: true };
    }
    lived.histories += numRuns;
    say(
      `From seed ${task.seed}: ${lived.histories} histories, ${lived.statements} statements compared with the ledger`,
    );
  }
  return { ...lived, hasFault: false };
};
