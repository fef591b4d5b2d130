import { toIndiaDay } from '#lib/platform/time/india-day.ts';
import {
  bookingMoney,
  isRefundKind,
  walletMoney,
  type BookingMoneyKind,
} from '#lib/features/money/rules/ledger-entries.ts';
import type { PaidMethod } from '#lib/features/money/rules/ledger-entries.ts';
import type { Tx } from '#models/connection.ts';
import { insertLedgerRows, owesFees, type BookedJob, type NewLedgerRow } from '#models/money/ledger.ts';
import { writeOutbox } from '#lib/platform/outbox/write-outbox.ts';
import { addToWallet } from '#models/people/wallet.ts';

export interface PaidBooking extends BookedJob {
  workerId: BookedJob['_id'];
  customerId: BookedJob['_id'];
  fee?: { owedBy?: 'worker' } | null;
  tax?: { taxPaise: number };
}

interface BookingEvent {
  booking: PaidBooking;
  kind: BookingMoneyKind;
  /** For fees: whether the customer was not there. */
  isMissed?: boolean;
  amountPaise: number;
  /** The part paid by referral credit. */
  creditPaise?: number;
  method?: PaidMethod | null;
  at: Date;
}

// Each event has one key, so it is recorded only once; two events that settle the same thing share a key.
const toEventKey = (kind: BookingMoneyKind, bookingId: string): string => {
  switch (kind) {
    case 'job':
    case 'fee':
    case 'refund':
    case 'credit_used':
      return `${kind}:${bookingId}`;
    case 'job_held':
    case 'paid_held':
      return `job:${bookingId}:held`;
    case 'job_restored':
    case 'paid_restored':
      return `job:${bookingId}:restored`;
    case 'job_paid':
    case 'job_unpaid':
      return `job:${bookingId}:settled`;
    case 'job_paid_late':
      return `job:${bookingId}:late`;
    case 'fee_paid':
    case 'fee_waived':
    case 'fee_unpaid':
      return `fee:${bookingId}:settled`;
    case 'fee_paid_late':
      return `fee:${bookingId}:late`;
    case 'refund_paid':
    case 'refund_waived':
    case 'refund_unpaid':
      return `refund:${bookingId}:settled`;
  }
};

// On the line that settles the job, and again on one that takes it back.
const taxIn = (kind: BookingMoneyKind, { tax }: PaidBooking): number => {
  const taxPaise = tax?.taxPaise ?? 0;
  switch (kind) {
    case 'job_paid':
    case 'job_paid_late':
    case 'paid_restored':
      return taxPaise;
    case 'paid_held':
      return 0 - taxPaise;
    default:
      return 0;
  }
};

const toBookedJob = ({ _id, number, serviceName, serviceTitles }: BookedJob) => ({
  ...{ _id, number, serviceName, serviceTitles },
});

// A worker's dues never block her: they are paid out of credit that comes later.
const settleFromCredit = async (userId: string, tx: Tx): Promise<void> => {
  if (await owesFees(userId, tx)) await writeOutbox({ kind: 'settleDues', payload: { userId } }, tx);
};

// Each line states its effect on the wallet, so the balance is always the sum of the lines.
const moveMoney = async (rows: readonly NewLedgerRow[], tx: Tx): Promise<void> => {
  await insertLedgerRows(
    rows.map(({ creditPaise, ...row }) => ({ ...row, ...(creditPaise && { creditPaise }) })),
    tx,
  );
  for (const { userId, walletPaise: amountPaise, creditPaise } of rows)
    if (amountPaise !== 0) {
      await addToWallet({ userId, amountPaise, ...(creditPaise && { creditPaise }) }, tx);
      if (amountPaise > 0) await settleFromCredit(userId, tx);
    }
};

/** Records a booking's money in both people's ledgers, in the transaction. */
export const appendBookingMoney = async (
  { booking, kind, isMissed = false, amountPaise, creditPaise, method = null, at }: BookingEvent,
  tx: Tx,
): Promise<void> => {
  const isByWorker = booking.fee?.owedBy === 'worker' && !isRefundKind(kind);
  const { worker, customer } = bookingMoney(kind, amountPaise, { creditPaise, isByWorker });
  const [workerId, customerId] = [String(booking.workerId), String(booking.customerId)];
  const taxPaise = taxIn(kind, booking);
  const shared = {
    event: toEventKey(kind, String(booking._id)),
    kind,
    ...(isMissed && { isMissed }),
    ...(isByWorker && { isByWorker }),
    ...(taxPaise !== 0 && { taxPaise }),
    // Wallet money is held by us.
    book: worker.walletPaise === 0 ? ('jobs' as const) : ('wallet' as const),
    ...{ booking: toBookedJob(booking), number: null, method },
    ...{ localDate: toIndiaDay(at), at },
  };
  const rows = [
    { ...shared, ...worker, userId: workerId, otherId: customerId },
    { ...shared, ...customer, userId: customerId, otherId: workerId },
  ];
  await moveMoney(rows, tx);
};

interface WalletEvent {
  userId: string;
  kind: 'top_up' | 'credit' | 'adjustment';
  event: string;
  amountPaise: number;
  number?: string;
  otherId?: string;
  at: Date;
}

/** Adds money to a wallet and to the ledger, in the transaction. */
export const appendWalletMoney = async (
  { userId, kind, event, amountPaise, number, otherId, at }: WalletEvent,
  tx: Tx,
): Promise<void> => {
  const names = { event, number: number ?? null, otherId: otherId ?? null };
  const row = { ...names, kind, book: 'wallet' as const, booking: null, method: null };
  const when = { localDate: toIndiaDay(at), at };
  await moveMoney([{ ...row, ...when, ...walletMoney(kind, amountPaise), userId }], tx);
};
