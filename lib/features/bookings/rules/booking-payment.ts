import type { CaseReason } from '#lib/features/bookings/contracts/case-terms.ts';
import type { PaymentState, PaymentStep } from '#lib/features/bookings/contracts/payment.ts';
import type { PaidMethod } from '#lib/features/money/rules/ledger-entries.ts';
import {
  canStillConfirm,
  computeConfirmable,
  getCreditor,
  getDebtor,
  isOwed,
  type computeDue,
} from './booking-dues.ts';

export interface PaymentWords {
  method: 'cash' | 'upi';
  amountPaise: number;
  /** As the payer typed it. */
  utr?: string;
  /** This UTR, or one that it replaces, was given for another debt first. */
  isRepeated?: true;
}

interface ReplacedWords extends PaymentWords {
  replacedAt: Date;
  /** The other side had denied them; `saidAt`: when they were said, which is how a denial names them. */
  deniedAt?: Date;
  saidAt?: Date;
}

/** The debtor's word that it was paid, and the other side's denial. Neither settles anything. */
export interface PaymentClaim extends PaymentWords {
  /** When the payer first said it, or first said it again after a denial. */
  at: Date;
  /** When the payer last said something new before a denial; absent if it was said once. */
  saidAgainAt?: Date;
  deniedAt?: Date;
  /** The office's ticket about the last denial. */
  ticketId?: string;
  /** The words that newer ones have replaced, first to last. */
  earlier?: ReplacedWords[];
}

/** How often a payer can say something new until it is denied: each time makes a denial stale that is under way. */
const MAX_CORRECTIONS = 3;

/** The same words are a second tap within this time. Later they are new: the money may have come in between. */
const SECOND_TAP_MS = 10 * 60_000;

/** Returns when the payer last said something new. */
export const lastSaidAt = ({
  at,
  saidAgainAt,
  earlier,
}: Pick<PaymentClaim, 'at' | 'saidAgainAt' | 'earlier'>): Date =>
  saidAgainAt ?? earlier?.at(-1)?.replacedAt ?? at;

/** Whether a payer only repeats what is said and unanswered. That is no news, so a denial is about it, too. */
export const repeatsWords = (
  before: PaymentClaim | null | undefined,
  words: PaymentWords,
  at: Date,
): boolean => {
  if (!before || before.deniedAt) return false;
  const isSoon = at.getTime() - lastSaidAt(before).getTime() < SECOND_TAP_MS;
  return (
    isSoon && (['method', 'utr', 'amountPaise'] as const).every((field) => before[field] === words[field])
  );
};

/**
 * Whether a payer may say something new: a few corrections while it is unanswered, and once more after a denial, because
 * the money may have come since.
 */
const maySpeak = ({ deniedAt, earlier = [] }: Pick<PaymentClaim, 'deniedAt' | 'earlier'>): boolean => {
  const denied = earlier.findLastIndex((words) => words.deniedAt !== undefined);
  return deniedAt ? denied < 0 : earlier.length - (denied + 1) < MAX_CORRECTIONS;
};

/** Returns a payer's new words together with those that they replace: a correction must not hide what was said. */
export const replaceWords = (
  before: PaymentClaim | null | undefined,
  words: PaymentWords,
  at: Date,
): PaymentClaim => {
  if (!before) return { ...words, at };
  if (repeatsWords(before, words, at)) return before;
  const { at: saidAt, saidAgainAt: _again, ticketId, earlier = [], ...old } = before;
  const isRepeated = words.isRepeated ?? old.isRepeated;
  return {
    ...words,
    ...(old.deniedAt ? { at } : { at: saidAt, saidAgainAt: at }),
    ...(isRepeated && { isRepeated }),
    ...(ticketId !== undefined && { ticketId }),
    earlier: [...earlier, { ...old, ...(old.deniedAt && { saidAt: lastSaidAt(before) }), replacedAt: at }],
  };
};

/**
 * Whether a denial is about the payer's last word: the money may have come since an earlier one. A denial that names no word,
 * of a client of an earlier release, is clear only if there is one.
 */
export const deniesLastWord = (claim: PaymentClaim, saidAt: string | undefined): boolean =>
  saidAt === undefined
    ? claim.saidAgainAt === undefined && claim.earlier === undefined
    : lastSaidAt(claim).getTime() === new Date(saidAt).getTime();

/** Returns when the word was said that was denied before the last one; undefined if none was. */
export const findDeniedBefore = ({ earlier = [] }: Pick<PaymentClaim, 'earlier'>): Date | undefined =>
  earlier.findLast(({ deniedAt }) => deniedAt !== undefined)?.saidAt;

/** Lists the UTRs in a payer's words, and in those that they replaced. */
export const listUtrs = (claim: PaymentClaim | null | undefined): string[] => [
  ...new Set([claim, ...(claim?.earlier ?? [])].flatMap((words) => words?.utr ?? [])),
];

type FeeState = 'due' | 'paid' | 'waived' | 'unpaid';

/** A booking, as far as its payment goes. */
export interface PayableBooking extends Omit<Parameters<typeof computeDue>[0], 'fee' | 'paid'> {
  readonly paid: { readonly method: PaidMethod; readonly at: Date } | null;
  readonly fee: {
    readonly owedBy?: 'worker';
    readonly feePaise: number;
    readonly state: FeeState;
    readonly method: PaidMethod | null;
    readonly settledAt: Date | null;
  } | null;
  readonly payment?: PaymentClaim | null | undefined;
}

export type Payer = 'customer' | 'worker';

/** Returns whether the price or a fee is owed for a booking, or was; null where it costs nothing. */
export const getOwedKind = ({ status, fee }: PayableBooking): 'price' | 'fee' | null => {
  if (fee) return 'fee';
  return status === 'completed' ? 'price' : null;
};

/** Returns where a booking's payment is. */
export const getPaymentState = (booking: PayableBooking): PaymentState => {
  const { paid, fee, payment } = booking;
  if (isOwed(booking)) {
    if (!payment) return 'due';
    return payment.deniedAt ? 'denied' : 'said';
  }
  switch (getOwedKind(booking)) {
    case null:
      return 'none';
    case 'fee':
      return !fee || fee.state === 'due' ? 'none' : fee.state;
    case 'price':
      return paid ? 'paid' : 'unpaid';
  }
};

/** Lists what a side may do about an open payment. What was denied can still be confirmed: money may arrive late. */
export const listOpenSteps = (claim: PaymentClaim | null | undefined, isDebtor: boolean): PaymentStep[] => {
  if (isDebtor) return !claim || maySpeak(claim) ? ['paid'] : [];
  return claim && !claim.deniedAt ? ['received', 'not_received'] : ['received'];
};

/** Lists what a side may do about the payment of the price or a fee. */
export const listPaymentSteps = (booking: PayableBooking, side: Payer): PaymentStep[] => {
  if (!isOwed(booking)) return canStillConfirm(booking) && side === getCreditor(booking) ? ['received'] : [];
  return listOpenSteps(booking.payment, side === getDebtor(booking));
};

export type PaymentRefusal = 'nothing_owed' | 'illegal_move' | 'price_changed';

/** Refuses a screen that shows an older amount, because what it says would be about another payment. */
export const judgeAmount = (
  { step, amountPaise }: { step: PaymentStep; amountPaise?: number },
  duePaise: number,
): 'price_changed' | null => (step === 'not_received' || amountPaise === duePaise ? null : 'price_changed');

/** Returns why a step is refused; null if it is allowed. */
export const judgePaymentStep = (
  booking: PayableBooking,
  side: Payer,
  said: { step: PaymentStep; amountPaise?: number },
): PaymentRefusal | null => {
  const steps = listPaymentSteps(booking, side);
  if (!isOwed(booking) && steps.length === 0) return 'nothing_owed';
  if (!steps.includes(said.step)) return 'illegal_move';
  return judgeAmount(said, computeConfirmable(booking));
};

type Denied = Pick<PaymentClaim, 'deniedAt' | 'earlier'>;

interface Disputable {
  readonly fee: Parameters<typeof getCreditor>[0]['fee'];
  readonly payment?: Denied | null | undefined;
  readonly refund?: { readonly payment?: Denied } | null | undefined;
  readonly cases?: readonly { readonly by: Payer; readonly reason: CaseReason }[] | undefined;
}

/**
 * Whether the side that is owed says that a payment of the booking did not arrive: to the other side, or in a case about
 * it. Before that, a UTR that was given twice blames no one.
 */
export const isPaymentDenied = ({ fee, payment, refund, cases = [] }: Disputable): boolean =>
  [payment, refund?.payment].some((claim) =>
    [claim, ...(claim?.earlier ?? [])].some((one) => one?.deniedAt),
  ) || cases.some(({ by, reason }) => reason === 'payment' && by === getCreditor({ fee }));

const DAY_MS = 24 * 3_600_000;

/** How long after the payer's word the other side is reminded to answer it. */
export const PAYMENT_REMINDER_MS = DAY_MS;

/** How long after that they are reminded for the last time. */
export const LAST_REMINDER_MS = 6 * DAY_MS;
