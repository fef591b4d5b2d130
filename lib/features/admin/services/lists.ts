import type {
  AdminBooking,
  AdminBookingQuery,
  AuditEntry,
  AuditQuery,
} from '#lib/features/admin/contracts/admin-lists.ts';
import { listAllBookings as listRecords } from '#models/bookings/all-bookings.ts';
import type { BookingRecord } from '#models/bookings/booking.ts';
import { listForAdmins } from '#lib/platform/audit/list-for-admins.ts';
import { namePeople } from '#lib/features/people/services/steps/name-people.ts';
import { listAllAudit, type AuditRecord } from '#models/platform/audit.ts';

// No street and no contact: a list is read by the page.
const toAdminBooking = (booking: BookingRecord): Omit<AdminBooking, 'customer' | 'worker'> => {
  const { _id, number, status, serviceName, address, localDate, pricePaise, paid, fee, blame } = booking;
  return {
    ...{ _id: String(_id), number, status, serviceName, localDate, pricePaise },
    ...{ city: address.city ?? '', state: address.state ?? '', pinCode: address.pinCode ?? '' },
    ...{ startsAt: booking.startsAt.toISOString(), endsAt: booking.endsAt.toISOString() },
    ...{ paid: paid?.method ?? '', feePaise: fee?.feePaise ?? null, fee: fee?.state ?? '' },
    blame: blame ?? '',
    reason: booking.history.at(-1)?.reason ?? '',
    createdAt: booking.createdAt.toISOString(),
  };
};

/** Everybody's bookings. */
export const listAllBookings = listForAdmins<AdminBookingQuery, BookingRecord, AdminBooking>({
  name: 'bookings',
  read: ({ filter, days, page }) => listRecords({ ...filter, ...days, ...page }),
  show: async (rows) => {
    const name = await namePeople(rows.flatMap(({ customerId, workerId }) => [customerId, workerId]));
    return rows.map((row) => ({
      ...toAdminBooking(row),
      customer: name(row.customerId),
      worker: name(row.workerId),
    }));
  },
});

/** What admins did and read; reading this is written down as well. */
export const listAudit = listForAdmins<AuditQuery, AuditRecord, AuditEntry>({
  name: 'audit',
  read: ({ filter, span, page }) => listAllAudit({ ...filter, ...span, ...page }),
  show: async (rows) => {
    const name = await namePeople(rows.map(({ actorId }) => actorId));
    return rows.map(({ _id, act, actorId, subjectId, details, at }) => ({
      ...{ _id: String(_id), act, actor: name(actorId), subjectId, details },
      at: at.toISOString(),
    }));
  },
});
