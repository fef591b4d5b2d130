import type { AuditEntry } from '#lib/features/admin/contracts/admin-lists.ts';
import { findBookingByNumber } from '#models/bookings/booking.ts';
import { findBookingNumbers } from '#models/bookings/office-bookings.ts';
import { findUsers } from '#models/people/user.ts';
import { findTicketByNumber, findTicketNumbers } from '#models/support/ticket.ts';

export interface AuditSubject {
  readonly kind: 'person' | 'booking' | 'ticket';
  readonly name: string;
}

const isId = (text: string): boolean => /^[0-9a-f]{24}$/.test(text);

/** Names the people, bookings and support messages that audit rows are about, as far as they still exist. */
export const nameSubjects = async (
  rows: readonly Pick<AuditEntry, 'subjectId'>[],
): Promise<ReadonlyMap<string, AuditSubject>> => {
  const ids = [...new Set(rows.map(({ subjectId }) => subjectId).filter(isId))];
  if (ids.length === 0) return new Map();
  const [people, bookings, tickets] = await Promise.all([
    findUsers(ids),
    findBookingNumbers(ids),
    findTicketNumbers(ids),
  ]);
  return new Map<string, AuditSubject>([
    ...people.map(({ _id, name }) => [String(_id), { kind: 'person', name }] as const),
    ...[...bookings].map(([id, name]) => [id, { kind: 'booking', name }] as const),
    ...[...tickets].map(([id, name]) => [id, { kind: 'ticket', name }] as const),
  ]);
};

/** Returns the id behind the number of a booking or a support message; other text stays as it is. */
export const findSubjectId = async (typed: string): Promise<string> => {
  if (typed === '' || isId(typed)) return typed;
  const number = typed.toUpperCase();
  const found = (await findBookingByNumber(number)) ?? (await findTicketByNumber(number));
  return found ? String(found._id) : typed;
};
