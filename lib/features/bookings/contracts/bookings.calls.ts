import { call } from '#lib/platform/contract/call.ts';
import type { BookingView } from './booking-view.ts';
import type { ListQuery } from '#lib/platform/contract/list.ts';
import type {
  BookingBody,
  BookingList,
  BookingQueryText,
  CancellationView,
  DayOfSlots,
  PaidBody,
  ProposalBody,
  RescheduleBody,
  SlotsQuery,
  StatusBody,
} from './bookings.ts';

interface OfOne {
  params: { id: string };
  reply: { message?: string; data: BookingView };
}

export const createBookingCall = call<{ body: BookingBody; reply: { message: string; data: BookingView } }>(
  'POST',
  '/bookings',
);
export const listBookingsCall = call<{ query: BookingQueryText; reply: BookingList }>('GET', '/bookings');
export const getBookingCall = call<OfOne>('GET', '/bookings/{id}');
export const listRequestedJobsCall = call<{ query: ListQuery; reply: BookingList }>(
  'GET',
  '/bookings/requested-jobs',
);
export const listUpcomingJobsCall = call<{ query: ListQuery; reply: BookingList }>(
  'GET',
  '/bookings/upcoming-jobs',
);
export const setBookingStatusCall = call<OfOne & { body: StatusBody }>('PUT', '/bookings/{id}/status');
export const getCancellationCall = call<{ params: { id: string }; reply: { data: CancellationView } }>(
  'GET',
  '/bookings/{id}/cancellation',
);
export const rescheduleBookingCall = call<OfOne & { body: RescheduleBody }>(
  'POST',
  '/bookings/{id}/reschedule',
);
export const answerProposalCall = call<OfOne & { body: ProposalBody }>('PUT', '/bookings/{id}/proposal');
export const markPaidCall = call<OfOne & { body: PaidBody }>('PUT', '/bookings/{id}/paid');
export const spendCreditCall = call<OfOne>('PUT', '/bookings/{id}/credit');
export const waiveFeeCall = call<OfOne>('DELETE', '/bookings/{id}/fee');
export const listSlotsCall = call<{
  params: { id: string };
  query: SlotsQuery;
  reply: { data: DayOfSlots };
}>('GET', '/workers/{id}/slots');
