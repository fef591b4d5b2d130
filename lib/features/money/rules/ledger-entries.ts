/** The ways a booking changes the balances of its two people. */
export const bookingMoneyKinds = [
  ...(['job', 'job_paid', 'credit_used', 'fee', 'fee_paid', 'fee_waived'] as const),
  ...(['job_held', 'job_restored', 'paid_held', 'paid_restored'] as const),
  ...(['job_unpaid', 'fee_unpaid', 'job_paid_late', 'fee_paid_late'] as const),
  ...(['refund', 'refund_paid', 'refund_waived', 'refund_unpaid'] as const),
] as const;
export type BookingMoneyKind = (typeof bookingMoneyKinds)[number];

/** Kinds whose amount a person received, or gave back. What is only due is not earned yet. */
export const receivedKinds = [
  'job_paid',
  'job_paid_late',
  'credit_used',
  'fee_paid',
  'fee_paid_late',
  'paid_restored',
] as const;
export const returnedKinds = ['paid_held'] as const;

/** Lines of a refund, which a case decided. They have sums apart from earnings. */
export const refundKinds = ['refund', 'refund_paid', 'refund_waived', 'refund_unpaid'] as const;
const repaidKinds = ['refund_paid'] as const;

const listsKind = (kinds: readonly string[], kind: string): boolean => kinds.includes(kind);

/** Whether a line is about a refund. */
export const isRefundKind = (kind: string): boolean => listsKind(refundKinds, kind);

/** The part of a line's amount that was paid to this person; negative: by this person, or given back. */
export const paidPaise = ({ kind, amountPaise }: { kind: string; amountPaise: number }): number => {
  if (listsKind(receivedKinds, kind) || listsKind(repaidKinds, kind)) return amountPaise;
  return listsKind(returnedKinds, kind) ? 0 - amountPaise : 0;
};

/** `credit`: paid completely from the customer's wallet. */
export type PaidMethod = 'cash' | 'upi' | 'credit';

/** One event's changes for one person, in paise; negative means they pay. */
export interface LedgerMove {
  /** The event's amount. */
  readonly amountPaise: number;
  readonly earnedPaise: number;
  /** Positive: the other person owes it; negative: this person owes it. */
  readonly duePaise: number;
  /** Change of the wallet. */
  readonly walletPaise: number;
  readonly creditPaise: number;
}

interface Part {
  readonly earned: -1 | 0 | 1;
  readonly due: -1 | 0 | 1;
  readonly wallet?: 0 | 1;
}

// A booking counts as earned when done, a fee only when paid: it may be waived.
const parts: Record<BookingMoneyKind, Part> = {
  job: { earned: 1, due: 1 },
  job_paid: { earned: 0, due: -1 },
  // Moves from the customer's wallet to the worker's instead of the same amount in cash.
  credit_used: { earned: 0, due: -1, wallet: 1 },
  fee: { earned: 0, due: 1 },
  fee_paid: { earned: 1, due: -1 },
  fee_waived: { earned: 0, due: -1 },
  // One of the two accounts is closed.
  job_unpaid: { earned: -1, due: -1 },
  fee_unpaid: { earned: 0, due: -1 },
  // It was paid all the same.
  job_paid_late: { earned: 1, due: 0 },
  fee_paid_late: { earned: 1, due: 0 },
  // Returning money does not undo the job, so what was earned stays.
  refund: { earned: 0, due: 1 },
  refund_paid: { earned: 0, due: -1 },
  refund_waived: { earned: 0, due: -1 },
  refund_unpaid: { earned: 0, due: -1 },
  // Nothing is due while a no-show claim is open; what is marked as paid does not become due again.
  job_held: { earned: -1, due: -1 },
  job_restored: { earned: 1, due: 1 },
  paid_held: { earned: -1, due: 0 },
  paid_restored: { earned: 1, due: 0 },
};

// What a worker pays for a fee from the wallet is earned only now, like any other fee that is paid.
const feeFromWallet: Part = { earned: 1, due: -1, wallet: 1 };

// Adding 0 turns -0 into 0.
const times = (factor: number, amountPaise: number): number => factor * amountPaise + 0;

const buildMove = (
  { earned, due, wallet = 0 }: Part,
  amountPaise: number,
  creditPaise: number,
): LedgerMove => ({
  amountPaise,
  earnedPaise: times(earned, amountPaise),
  duePaise: times(due, amountPaise),
  walletPaise: times(wallet, amountPaise),
  creditPaise: times(wallet, creditPaise),
});

/**
 * Both sides of an event between worker and customer: one gains what the other gives. Referral credit stays referral
 * credit in the other's wallet. What the worker owes, a fee or a refund, is the mirror image of what the customer owes.
 */
export const bookingMoney = (
  kind: BookingMoneyKind,
  amountPaise: number,
  { creditPaise = 0, isByWorker = false }: { creditPaise?: number; isByWorker?: boolean } = {},
): { worker: LedgerMove; customer: LedgerMove } => {
  const part = isByWorker && kind === 'credit_used' ? feeFromWallet : parts[kind];
  const sign = isByWorker || isRefundKind(kind) ? -1 : 1;
  return {
    worker: buildMove(part, times(sign, amountPaise), times(sign, creditPaise)),
    customer: buildMove(part, times(-sign, amountPaise), times(-sign, creditPaise)),
  };
};

/** Money added to a wallet, or taken back by an adjustment. */
export const walletMoney = (kind: 'top_up' | 'credit' | 'adjustment', amountPaise: number): LedgerMove => ({
  amountPaise,
  earnedPaise: 0,
  duePaise: 0,
  walletPaise: amountPaise,
  creditPaise: kind === 'credit' ? amountPaise : 0,
});
