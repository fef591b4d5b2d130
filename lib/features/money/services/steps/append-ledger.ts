import { indiaDayOf } from '#lib/platform/time/india-day.ts';
import {
  bookingMoney,
  walletMoney,
  type BookingMoneyKind,
} from '#lib/features/money/rules/ledger-entries.ts';
import type { PaidMethod } from '#lib/features/money/rules/ledger-entries.ts';
import type { Tx } from '#models/connection.ts';
import { insertLedgerRows, type BookedJob } from '#models/money/ledger.ts';
import { addToWallet } from '#models/people/wallet.ts';

/** A booking as the books see it: its two people and what was done. */
export interface PaidBooking extends BookedJob {
  workerId: BookedJob['_id'];
  customerId: BookedJob['_id'];
}

interface BookingEvent {
  booking: PaidBooking;
  kind: BookingMoneyKind;
  /** Of a fee: that its customer was not there. */
  isMissed?: boolean;
  amountPaise: number;
  method?: PaidMethod | null;
  at: Date;
}

// One event of a booking has one name, so that it is in the books once; two that would settle one thing share theirs.
const eventOf = (kind: BookingMoneyKind, bookingId: string): string => {
  switch (kind) {
    case 'job':
    case 'fee':
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
    case 'fee_paid':
    case 'fee_waived':
    case 'fee_unpaid':
      return `fee:${bookingId}:settled`;
  }
};

const jobOf = ({ _id, number, serviceName, serviceTitles }: BookedJob) => ({
  ...{ _id, number, serviceName, serviceTitles },
});

/** Writes what happened to a booking's money into both people's books, if the transaction commits. */
export const appendBookingMoney = async (
  { booking, kind, isMissed = false, amountPaise, method = null, at }: BookingEvent,
  tx: Tx,
): Promise<void> => {
  const { worker, customer } = bookingMoney(kind, amountPaise);
  const [workerId, customerId] = [String(booking.workerId), String(booking.customerId)];
  const shared = {
    event: eventOf(kind, String(booking._id)),
    kind,
    ...(isMissed && { isMissed }),
    // What moves between wallets lies with us.
    book: worker.walletPaise === 0 ? ('jobs' as const) : ('wallet' as const),
    ...{ booking: jobOf(booking), number: null, method },
    ...{ localDate: indiaDayOf(at), at },
  };
  const rows = [
    { ...shared, ...worker, userId: workerId, otherId: customerId },
    { ...shared, ...customer, userId: customerId, otherId: workerId },
  ];
  await insertLedgerRows(rows, tx);
  for (const { userId, walletPaise } of rows)
    if (walletPaise !== 0) await addToWallet({ userId, amountPaise: walletPaise }, tx);
};

interface WalletEvent {
  userId: string;
  kind: 'top_up' | 'credit';
  event: string;
  amountPaise: number;
  number?: string;
  otherId?: string;
  at: Date;
}

/** Puts money into somebody's wallet, and into their book, if the transaction commits. */
export const appendWalletMoney = async (
  { userId, kind, event, amountPaise, number, otherId, at }: WalletEvent,
  tx: Tx,
): Promise<void> => {
  const names = { event, number: number ?? null, otherId: otherId ?? null };
  const row = { ...names, kind, book: 'wallet' as const, booking: null, method: null };
  const when = { localDate: indiaDayOf(at), at };
  await insertLedgerRows([{ ...row, ...when, ...walletMoney(amountPaise), userId }], tx);
  await addToWallet({ userId, amountPaise, ...(kind === 'credit' && { creditPaise: amountPaise }) }, tx);
};
