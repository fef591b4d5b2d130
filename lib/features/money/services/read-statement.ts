import type { Statement, StatementLine, StatementQuery } from '#lib/features/money/contracts/statement.ts';
import { paidPaise } from '#lib/features/money/rules/ledger-entries.ts';
import { addBalances, listMonths, sumLines } from '#lib/features/money/rules/statement.ts';
import { namePeople } from '#lib/features/people/services/steps/name-people.ts';
import type { Actor } from '#lib/platform/contract/actor.ts';
import { now } from '#lib/platform/time/clock.ts';
import { addDays, instantInIndia, toIndiaDay } from '#lib/platform/time/india-day.ts';
import {
  findFirstLedgerRow,
  listLedgerBetween,
  sumLedgerBefore,
  type LedgerRecord,
} from '#models/money/ledger.ts';

const midnight = (localDate: string): Date => instantInIndia({ localDate, minutes: 0 });

/** To its reader, a payment that was confirmed late is a payment. */
const toKind = ({ kind }: LedgerRecord): StatementLine['kind'] => {
  switch (kind) {
    case 'job_paid_late':
      return 'job_paid';
    case 'fee_paid_late':
      return 'fee_paid';
    default:
      return kind;
  }
};

const toLine = (row: LedgerRecord, other: string): StatementLine => {
  const { isMissed = false, isByWorker = false, duePaise, walletPaise, creditPaise = 0 } = row;
  const { booking, method, number, at } = row;
  return {
    ...{ _id: String(row._id), kind: toKind(row), isMissed, isByWorker, paidPaise: paidPaise(row) },
    ...{ duePaise, walletPaise, creditPaise, method, number, other: other === '' ? null : other },
    booking: booking && { ...booking, _id: String(booking._id) },
    at: at.toISOString(),
  };
};

/**
 * A person's statement for some days in India. It is the ledger's lines themselves, which never change, so it adds up
 * to the ledger, and one of past days stays as it is.
 */
export const readStatement = async ({
  actor: { userId },
  query: { from, to },
}: {
  actor: Actor;
  query: StatementQuery;
}): Promise<{ data: Statement }> => {
  const [since, until] = [midnight(from), midnight(addDays(to, 1))];
  const [earlier, rows] = await Promise.all([
    sumLedgerBefore(userId, since),
    listLedgerBetween({ userId, since, until }),
  ]);
  const name = await namePeople(rows.map(({ otherId }) => otherId));
  const [before, sums] = [addBalances([sumLines(earlier)]), sumLines(rows)];
  const lines = rows.map((row) => toLine(row, row.otherId ? name(row.otherId).name : ''));
  return { data: { from, to, before, sums, after: addBalances([before, sums]), lines } };
};

/** Lists the months that a person can choose a statement of, newest first. */
export const readStatementMonths = async ({ actor }: { actor: Pick<Actor, 'userId'> }): Promise<string[]> => {
  const first = await findFirstLedgerRow(actor.userId);
  return first ? listMonths(toIndiaDay(first.at), toIndiaDay(now())) : [];
};
