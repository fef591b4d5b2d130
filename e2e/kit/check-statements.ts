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
export const checkStatements = async (userId: string, days: Days, cut: string): Promise<Statement> => {
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
