import assert from 'node:assert/strict';
import type { Statement, StatementSums } from '#lib/features/money/contracts/statement.ts';
import { addBalances, joinStatements, monthsIn, sumLines } from '#lib/features/money/rules/statement.ts';
import { readStatement } from '#lib/features/money/services/read-statement.ts';
import { summarizeLedger } from '#lib/features/money/services/steps/summarize-ledger.ts';
import { addDays } from '#lib/platform/time/india-day.ts';
import { listAllLedgerRows } from '#models/money/ledger.ts';
import { findUser } from '#models/people/user.ts';
import { makeActor } from './factories/actors.ts';
import { atLeastOne } from './assert-each.ts';
import { checkBooks } from './check-books.ts';
import { liveHistory } from './live-history.ts';
import type { Visit } from './money-history.ts';

interface Days {
  from: string;
  to: string;
}

/** The statements of the months between two days. */
export const readMonths = (userId: string, days: Days): Promise<Statement[]> =>
  Promise.all(
    monthsIn(days).map(async (query) => (await readStatement({ actor: makeActor({ userId }), query })).data),
  );

/** A day's midnight in India loses and doubles nothing. */
const checkCut = async (userId: string, month: Statement, cut: string): Promise<void> => {
  const before = await readMonths(userId, { from: month.from, to: addDays(cut, -1) });
  const after = await readMonths(userId, { from: cut, to: month.to });
  assert.deepEqual(joinStatements([...before, ...after]), month);
};

const paidIn = ({ receivedPaise, returnedPaise, feesPaise }: StatementSums): number =>
  receivedPaise + returnedPaise + feesPaise;

/** Checks that a person's statements have each line of the ledger once and add up to it, the wallet and what is due. */
const checkStatements = async (userId: string, days: Days, cut: string): Promise<Statement> => {
  const [months, rows] = [await readMonths(userId, days), await listAllLedgerRows([userId])];
  const all = joinStatements(months);
  assert.ok(all);
  assert.deepEqual(
    all.lines.map(({ _id }) => _id).toSorted(),
    rows.map(({ _id }) => String(_id)).toSorted(),
    'each line once',
  );
  assert.deepEqual(all.sums, sumLines(rows), 'the months add up to the ledger');
  for (const [index, month] of atLeastOne(months).entries()) {
    assert.deepEqual(month.before, months[index - 1]?.after ?? addBalances([]), 'one month follows another');
    if (month.from < cut && cut <= month.to) await checkCut(userId, month, cut);
  }
  const summary = await summarizeLedger({ userId });
  const { duePaise, feesDuePaise, feesBackDuePaise, refundsDuePaise, walletPaise, creditPaise } = all.after;
  assert.equal(Math.abs(paidIn(all.sums)), summary.totalPaise, 'paid as in the ledger’s totals');
  assert.equal(Math.abs(duePaise + feesDuePaise), summary.duePaise);
  assert.equal(Math.abs(feesBackDuePaise), summary.feesBackPaise);
  assert.equal(Math.abs(refundsDuePaise), summary.refundsDuePaise);
  const user = await findUser(userId);
  assert.deepEqual([walletPaise, creditPaise], [user?.walletPaise, user?.creditPaise ?? 0]);
  return all;
};

/** The days of all histories. */
const days = { from: '2026-04-01', to: '2029-03-31' };

const amounts = ['receivedPaise', 'returnedPaise', 'feesPaise', 'feesBackPaise', 'refundsPaise'] as const;

/**
 * Lives a history and checks the books and statements of its people. `cut` is a day at whose start a month is divided;
 * `spoil` runs before the checks.
 */
export const checkHistory = async (
  visits: readonly Visit[],
  cut: string,
  spoil?: () => Promise<void>,
): Promise<void> => {
  const { customerId, workerIds } = await liveHistory(visits);
  await spoil?.();
  const customer = await checkStatements(customerId, days, cut);
  const workers: Statement[] = [];
  for (const workerId of atLeastOne(workerIds)) workers.push(await checkStatements(workerId, days, cut));
  assert.deepEqual(
    amounts.map((amount) => workers.reduce((total, { sums }) => total - sums[amount], 0)),
    amounts.map((amount) => customer.sums[amount]),
    'one side was paid what the other paid',
  );
  await checkBooks([customerId, ...workerIds]);
};
