/** What a booking does to the money between its two people. */
export const bookingMoneyKinds = [
  ...(['job', 'job_paid', 'credit_used', 'fee', 'fee_paid', 'fee_waived'] as const),
  ...(['job_held', 'job_restored', 'paid_held', 'paid_restored'] as const),
  ...(['job_unpaid', 'fee_unpaid'] as const),
] as const;
export type BookingMoneyKind = (typeof bookingMoneyKinds)[number];

/** `credit`: all of it came out of the customer's wallet. */
export type PaidMethod = 'cash' | 'upi' | 'credit';

/** What one event moves for one person, in paise; minus is what goes from them. */
export interface LedgerMove {
  /** The amount that the event is about. */
  readonly amountPaise: number;
  /** What a worker has earned, or, below zero, a customer spent. */
  readonly earnedPaise: number;
  /** What the other owes to this person, or, below zero, this person to the other. */
  readonly duePaise: number;
  /** What lies in the wallet. */
  readonly walletPaise: number;
}

interface Part {
  readonly earned: -1 | 0 | 1;
  readonly due: -1 | 0 | 1;
  readonly wallet?: 0 | 1;
}

// A job counts as earned when it is done, a fee only when it is paid: it may be waived.
const parts: Record<BookingMoneyKind, Part> = {
  job: { earned: 1, due: 1 },
  job_paid: { earned: 0, due: -1 },
  // From the customer's wallet into the worker's, in the place of as much in hand.
  credit_used: { earned: 0, due: -1, wallet: 1 },
  fee: { earned: 0, due: 1 },
  fee_paid: { earned: 1, due: -1 },
  fee_waived: { earned: 0, due: -1 },
  // Nobody is left to pay it, or to get it.
  job_unpaid: { earned: -1, due: -1 },
  fee_unpaid: { earned: 0, due: -1 },
  // Whether a job was done is asked, or no more; what was noted as paid is not due again.
  job_held: { earned: -1, due: -1 },
  job_restored: { earned: 1, due: 1 },
  paid_held: { earned: -1, due: 0 },
  paid_restored: { earned: 1, due: 0 },
};

// Adding nothing turns minus zero, which a product can be, into zero.
const times = (factor: number, amountPaise: number): number => factor * amountPaise + 0;

const moveOf = ({ earned, due, wallet = 0 }: Part, amountPaise: number): LedgerMove => ({
  amountPaise,
  earnedPaise: times(earned, amountPaise),
  duePaise: times(due, amountPaise),
  walletPaise: times(wallet, amountPaise),
});

/** Both sides of an event between a worker and a customer: what the one gains, the other gives. */
export const bookingMoney = (
  kind: BookingMoneyKind,
  amountPaise: number,
): { worker: LedgerMove; customer: LedgerMove } => ({
  worker: moveOf(parts[kind], amountPaise),
  customer: moveOf(parts[kind], times(-1, amountPaise)),
});

/** Money that comes into somebody's wallet. */
export const walletMoney = (amountPaise: number): LedgerMove => ({
  amountPaise,
  earnedPaise: 0,
  duePaise: 0,
  walletPaise: amountPaise,
});
