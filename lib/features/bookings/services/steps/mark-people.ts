import { markPerson } from '#lib/features/people/services/steps/mark-contacts.ts';
import type { BookingRecord } from '#models/bookings/booking.ts';
import type { Tx } from '#models/connection.ts';
import { findUsers } from '#models/people/user.ts';

/** Returns the marks that find the two people of a booking under any account; none for one whose account is gone. */
export const markPeople = async (
  { customerId, workerId }: Pick<BookingRecord, 'customerId' | 'workerId'>,
  tx?: Tx,
): Promise<{ customer: string[]; worker: string[] }> => {
  const people = await findUsers([customerId, workerId].map(String), tx);
  const mark = (userId: BookingRecord['customerId']): string[] => {
    const user = people.find(({ _id }) => _id.equals(userId));
    return user ? markPerson(user) : [];
  };
  return { customer: mark(customerId), worker: mark(workerId) };
};
