import type { Types } from 'mongoose';
import type {
  BookingStatus,
  ClaimState,
  OfficeReason,
} from '#lib/features/bookings/contracts/booking-status.ts';
import type { Blame } from '#lib/features/bookings/rules/booking-transitions.ts';

/** One side's text and photos; they belong to the claim and outlive their author's account. */
export interface ClaimStatement {
  by: Blame;
  text: string;
  imageKeys: string[];
  at: Date;
}

/** A person's account, and the marks that find their other ones. */
export interface MarkedPerson {
  userId: string;
  marks: readonly string[];
}

export interface NoShowClaim {
  against: Blame;
  state: ClaimState;
  at: Date;
  /** When the other side saw it; absent until then. */
  seenAt?: Date;
  /** When to check next whether the other side's time is over; null after the answer or the deadline. */
  answerBy: Date | null;
  from: BookingStatus;
  /** The fee due if the claim is confirmed, as both were told; null if none. */
  fee: { percent: 50 | 100; feePaise: number } | null;
  /** At most one per side; absent in claims of earlier releases. */
  statements?: ClaimStatement[];
  /** Absent until the office has to decide. `leadAt`: when the office's deadline passed. */
  office?: { why: OfficeReason; at: Date; dueBy: Date; leadAt?: Date };
  ticketId?: Types.ObjectId;
  /**
   * Marks of both people: the claim counts under all of their accounts. Absent in claims of earlier releases, and once the
   * evidence was deleted.
   */
  marks?: Record<Blame, string[]>;
  /** Marks of an absent worker, for her limits if the claim is confirmed. */
  lateMarks?: string[];
  decidedAt?: Date;
  /** Its author left after the other side had answered: it was dropped, and counts as broken off. */
  isBrokenOff?: true;
  /** The claim is confirmed but one of the two is paused: when to check next whether the fee becomes due. */
  feeCheckAt?: Date;
  /** When the evidence may be deleted; absent while undecided. */
  keepUntil?: Date;
}
