import type { LedgerItem } from '#lib/features/money/contracts/ledger.ts';
import type { NamedLedgerRow } from '#models/money/ledger.ts';

const stateOf = ({ book, settlements: [settled] }: NamedLedgerRow): LedgerItem['state'] => {
  if (book === 'wallet') return 'done';
  if (!settled) return 'due';
  return settled.kind === 'fee_waived' ? 'waived' : 'paid';
};

const kindOf = ({ kind }: NamedLedgerRow): LedgerItem['kind'] => {
  switch (kind) {
    case 'job_paid':
    case 'fee_paid':
    case 'fee_waived':
      // Never listed for itself: it stands with what it settles.
      throw new Error(`A line of ${kind} is none of its own.`);
    default:
      return kind;
  }
};

/** A line of somebody's book, with what has become of it. */
export const toLedgerItem = (row: NamedLedgerRow): LedgerItem => {
  const { booking, settlements, others } = row;
  const [settled] = settlements;
  return {
    _id: String(row._id),
    kind: kindOf(row),
    book: row.book,
    amountPaise: row.amountPaise,
    state: stateOf(row),
    method: settled?.method ?? null,
    other: others[0]?.name ?? null,
    booking: booking && { ...booking, _id: String(booking._id) },
    number: row.number,
    at: row.at.toISOString(),
    settledAt: settled?.at.toISOString() ?? null,
  };
};
