import type { ExtraView } from '#lib/features/bookings/contracts/booking-view.ts';
import type { Mover } from '#lib/features/bookings/rules/booking-transitions.ts';
import { getExtraState, listExtraAnswers } from '#lib/features/bookings/rules/extras.ts';
import type { BookingRecord } from '#models/bookings/booking.ts';

/** Returns the lines that the worker added during the job, as one of its people or an admin sees them. */
export const toExtras = ({
  booking,
  reader,
}: {
  booking: Pick<BookingRecord, 'status' | 'extras'>;
  reader: Exclude<Mover, 'system'>;
}): ExtraView[] =>
  (booking.extras ?? []).map((extra) => ({
    ...{ _id: String(extra._id), words: extra.words, amountPaise: extra.amountPaise },
    photo: extra.imageKey ?? null,
    state: getExtraState(booking, extra),
    ...{ at: extra.at.toISOString(), answeredAt: extra.answeredAt?.toISOString() ?? null },
    answers: listExtraAnswers(booking, extra, reader),
    isWaiting: extra.isWaiting ?? false,
  }));
