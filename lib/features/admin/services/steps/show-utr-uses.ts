import type { UtrUseView } from '#lib/features/admin/contracts/cases.ts';
import { isPaymentDenied, listUtrs } from '#lib/features/bookings/rules/booking-payment.ts';
import { markUtr } from '#lib/features/people/services/steps/mark-contacts.ts';
import type { BookingRecord } from '#models/bookings/booking.ts';
import { findBookingNumbers } from '#models/bookings/office-bookings.ts';
import { listRepeatedUtrs } from '#models/money/utr.ts';

/** Lists what the UTRs of a booking were given for, where that is more than one debt and a payment was denied. */
export const showUtrUses = async (booking: BookingRecord): Promise<UtrUseView[]> => {
  if (!isPaymentDenied(booking)) return [];
  const rows = await listRepeatedUtrs(booking._id);
  const ids = rows.flatMap(({ uses }) => uses.map(({ bookingId }) => String(bookingId)));
  const numbers = await findBookingNumbers([...new Set(ids)]);
  const typed = [booking.payment, booking.refund?.payment].flatMap(listUtrs);
  const utrs = new Map(typed.map((utr) => [markUtr(utr), utr]));
  return rows.flatMap(({ _id, uses }) =>
    uses.map(({ bookingId, about, by, amountPaise, at }) => ({
      utr: utrs.get(_id) ?? null,
      booking: { _id: String(bookingId), number: numbers.get(String(bookingId)) ?? '' },
      ...{ about, by, amountPaise, at: at.toISOString() },
    })),
  );
};
