import type { BookingStatus } from '#lib/features/bookings/contracts/booking-status.ts';
import { getStatusSince, judgeMove, type Mover } from '#lib/features/bookings/rules/booking-transitions.ts';
import { AppError } from '#lib/platform/contract/app-error.ts';
import type { BookingProposal, BookingRecord } from '#models/bookings/booking.ts';

const toRefusal = (why: 'illegal' | 'expired' | 'too_early' | 'reason_missing'): AppError => {
  switch (why) {
    case 'illegal':
      return new AppError('illegal_move');
    case 'expired':
      return new AppError('request_expired');
    case 'too_early':
      return new AppError('move_too_early');
    case 'reason_missing':
      return new AppError('validation_failed', { errors: [{ field: 'reason', code: 'reason_required' }] });
  }
};

interface WantedMove {
  booking: BookingRecord;
  to: BookingStatus;
  mover: Mover;
  agreedTime?: BookingProposal;
  reason?: string | undefined;
  at: Date;
}

/** Refuses a move that is not possible now. */
export const requireAllowed = ({ booking, to, mover, agreedTime, reason, at }: WantedMove) => {
  const { status: from, startsAt, endsAt, expiresAt, wayQuestion } = booking;
  const verdict = judgeMove({
    mover,
    from,
    to,
    startsAt,
    endsAt,
    since: getStatusSince(booking),
    expiresAt,
    wayQuestion,
    agrees: agreedTime !== undefined,
    at,
    ...(reason !== undefined && { reason }),
  });
  if (!verdict.allowed) throw toRefusal(verdict.why);
  return verdict;
};
