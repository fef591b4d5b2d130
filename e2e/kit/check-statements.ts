import assert from 'node:assert/strict';
import type { Statement, StatementSums } from '#lib/features/money/contracts/statement.ts';
import { addBalances, joinStatements, monthsIn, sumLines } from '#lib/features/money/rules/statement.ts';
import { readStatement } from '#lib/features/money/services/read-statement.ts';
import { summarizeLedger } from '#lib/features/money/services/steps/summarize-ledger.ts';
import { addDays } from '#lib/platform/time/india-day.ts';
import { listAllLedgerRows, type LedgerRecord } from '#models/money/ledger.ts';
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

const readEach = (userId: string, months: readonly Days[]): Promise<Statement[]> =>
  Promise.all(
    months.map(async (query) => (await readStatement({ actor: makeActor({ userId }), query })).data),
  );

/** The statements of the months between two days. */
export const readMonths = (userId: string, days: Days): Promise<Statement[]> =>
  readEach(userId, monthsIn(days));

/** The days of all histories. */
const days = { from: '2026-04-01', to: '2029-03-31' };
const allMonths = monthsIn(days);

const isDivided = ({ from, to }: Days, cut: string): boolean => from < cut && cut <= to;

/**
 * The months that have lines, the one that `cut` divides, and one without lines: those of many histories are all of
 * them. A line in any other month would be missing from its own.
 */
const chooseMonths = (rows: readonly LedgerRecord[], cut: string): Days[] => {
  const isFull = ({ from, to }: Days): boolean =>
    rows.some(({ localDate }) => from <= localDate && localDate <= to);
  const chosen = allMonths.filter((month) => isFull(month) || isDivided(month, cut));
  const empty = allMonths.filter((month) => !chosen.includes(month));
  const one = empty[(rows.length * 5 + Number(cut.slice(-2))) % empty.length];
  return allMonths.filter((month) => chosen.includes(month) || month === one);
};

/** A day's midnight in India loses and doubles nothing. */
const checkCut = async (userId: string, month: Statement, cut: string): Promise<void> => {
  const before = await readMonths(userId, { from: month.from, to: addDays(cut, -1) });
  const after = await readMonths(userId, { from: cut, to: month.to });
  assert.deepEqual(joinStatements([...before, ...after]), month);
};

const paidIn = ({ receivedPaise, returnedPaise, feesPaise }: StatementSums): number =>
  receivedPaise + returnedPaise + feesPaise;

interface Checked {
  /** The statement of all months. */
  all: Statement;
  /** How many statements were compared with the ledger. */
  statements: number;
}

/** Checks that a person's statements have each line of the ledger once and add up to it, the wallet and what is due. */
const checkStatements = async (userId: string, cut: string): Promise<Checked> => {
  const rows = await listAllLedgerRows([userId]);
  const months = await readEach(userId, chooseMonths(rows, cut));
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
    const own = rows.filter(({ localDate }) => month.from <= localDate && localDate <= month.to);
    assert.deepEqual(month.sums, sumLines(own), 'a month is its lines of the ledger');
    if (isDivided(month, cut)) await checkCut(userId, month, cut);
  }
  const summary = await summarizeLedger({ userId });
  const { duePaise, feesDuePaise, feesBackDuePaise, refundsDuePaise, walletPaise, creditPaise } = all.after;
  assert.equal(Math.abs(paidIn(all.sums)), summary.totalPaise, 'paid as in the ledger’s totals');
  assert.equal(Math.abs(duePaise + feesDuePaise), summary.duePaise);
  assert.equal(Math.abs(feesBackDuePaise), summary.feesBackPaise);
  assert.equal(Math.abs(refundsDuePaise), summary.refundsDuePaise);
  const user = await findUser(userId);
  assert.deepEqual([walletPaise, creditPaise], [user?.walletPaise, user?.creditPaise ?? 0]);
  return { all, statements: months.length };
};

const amounts = ['receivedPaise', 'returnedPaise', 'feesPaise', 'feesBackPaise', 'refundsPaise'] as const;

interface Around {
  /** Runs before the checks. */
  spoil?(): Promise<void>;
  /** Hears how many statements were compared with the ledger. */
  onChecked?(statements: number): void;
}

/** Lives a history and checks the books and statements of its people. `cut` is a day at whose start a month is divided. */
export const checkHistory = async (
  visits: readonly Visit[],
  cut: string,
  { spoil, onChecked }: Around = {},
): Promise<void> => {
  const { customerId, workerIds } = await liveHistory(visits);
  await spoil?.();
  const customer = await checkStatements(customerId, cut);
  const workers: Checked[] = [];
  for (const workerId of atLeastOne(workerIds)) workers.push(await checkStatements(workerId, cut));
  assert.deepEqual(
    amounts.map((amount) => workers.reduce((total, { all }) => total - all.sums[amount], 0)),
    amounts.map((amount) => customer.all.sums[amount]),
    'one side was paid what the other paid',
  );
  await checkBooks([customerId, ...workerIds]);
  onChecked?.([customer, ...workers].reduce((total, { statements }) => total + statements, 0));
};
