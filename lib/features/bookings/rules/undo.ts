import type { BookingRecord } from '#models/bookings/booking.ts';
import { findUndo } from './booking-transitions.ts';

/**
 * Returns the worker's move that can still be undone. An acceptance can be, unless it ended other requests, or the
 * customer has proposed another time since, or the request's deadline has passed.
 */
export const findWorkersUndo = (
  booking: Pick<BookingRecord, 'status' | 'history' | 'proposal' | 'reopens' | 'handover'>,
): ReturnType<typeof findUndo> => {
  const undo = findUndo(booking);
  if (undo?.step !== 'accepted') return undo;
  const { reopens, proposal, handover } = booking;
  if (!reopens || proposal || handover) return null;
  const { expiresAt } = reopens;
  return expiresAt && expiresAt < undo.until ? { ...undo, until: expiresAt } : undo;
};
