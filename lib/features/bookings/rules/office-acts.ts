import { leavesTimeToAnswer } from './booking-deadlines.ts';
import { isLive } from './booking-status.ts';
import { isOwed } from './booking-dues.ts';
import { hasOpenCase } from './case-state.ts';
import { isUndecided } from './no-show-claim.ts';
import type { Right } from '#lib/platform/contract/actor.ts';
import type { OfficeAct, OfficeRefusal } from '#lib/features/bookings/contracts/office-acts.ts';
import type { BookingRecord } from '#models/bookings/booking.ts';

type Actable = Pick<
  BookingRecord,
  | 'status'
  | 'proposal'
  | 'paid'
  | 'fee'
  | 'leftUnpaid'
  | 'noShow'
  | 'endsAt'
  | 'handover'
  | 'startsAt'
  | 'cases'
>;

const whyNotCancelling = ({ status }: Actable): OfficeRefusal | null => {
  if (!isLive(status)) return 'over';
  return status === 'in_progress' ? 'begun' : null;
};

const whyNotMoving = ({ status, proposal, handover }: Actable): OfficeRefusal | null => {
  if (!isLive(status)) return 'over';
  if (status !== 'pending' && status !== 'accepted') return 'begun';
  if (proposal) return 'proposed';
  return handover ? 'handover' : null;
};

const whyNotWaiving = (booking: Actable): OfficeRefusal | null => {
  if (booking.noShow && isUndecided(booking.noShow)) return 'disputed';
  return isOwed(booking) ? null : 'settled';
};

const whyNotReassigning = (booking: Actable, at: Date): OfficeRefusal | null => {
  const { status, proposal, handover, startsAt } = booking;
  if (!isLive(status)) return 'over';
  if (status === 'pending') return 'unanswered';
  if (status !== 'accepted') return 'begun';
  // Its two sides must stay those of the case.
  if (hasOpenCase(booking)) return 'reported';
  if (proposal) return 'proposed';
  if (handover) return 'handover';
  return leavesTimeToAnswer(startsAt, at) ? null : 'late';
};

/** Returns why the office can't do this to a booking now, or null if it can. */
export const whyNotActing = (act: OfficeAct, booking: Actable, at: Date): OfficeRefusal | null => {
  switch (act) {
    case 'cancel':
      return whyNotCancelling(booking);
    case 'move':
      return whyNotMoving(booking);
    case 'waive':
      return whyNotWaiving(booking);
    case 'reassign':
      return whyNotReassigning(booking, at);
  }
};

/** How much the office can add to one side's wallet over a booking; never more than the booking's price. */
const MAX_ADJUSTMENT_PAISE: Record<Right, number> = { reader: 0, agent: 50_000, lead: 500_000 };
/** How much one admin can add in a day, over all bookings. */
const MAX_DAILY_CREDIT_PAISE: Record<Right, number> = { reader: 0, agent: 200_000, lead: 2_000_000 };

interface Adjustable {
  readonly pricePaise: number;
  /** The balance of earlier adjustments for this side. */
  readonly adjustedPaise: number;
  /** Credit that decisions on cases gave or promised to this side; only an appeal takes it back. */
  readonly caseCreditPaise?: number;
  /** Money in the side's wallet, without referral credit. */
  readonly ownPaise: number;
  /** Whether a worker accepted the booking: a request without a yes cost neither side anything. */
  readonly isAccepted: boolean;
  /** The sum this admin has added today. */
  readonly givenTodayPaise: number;
}

/** Returns how far the office can change a wallet: down to what it gave and what is left, up to the limit. */
export const adjustmentRange = (
  right: Right,
  { pricePaise, adjustedPaise, caseCreditPaise = 0, ownPaise, isAccepted, givenTodayPaise }: Adjustable,
): { minPaise: number; maxPaise: number } => ({
  minPaise: 0 - Math.max(0, Math.min(adjustedPaise, ownPaise)),
  maxPaise: isAccepted
    ? Math.max(
        0,
        Math.min(
          Math.min(pricePaise, MAX_ADJUSTMENT_PAISE[right]) - adjustedPaise - caseCreditPaise,
          MAX_DAILY_CREDIT_PAISE[right] - givenTodayPaise,
        ),
      )
    : 0,
});
