import { callOf } from '#lib/platform/contract/call.ts';
import type {
  createBookingContract,
  listBookingsContract,
  getBookingContract,
  listOthersContract,
  listRequestedJobsContract,
  listUpcomingJobsContract,
  setBookingStatusContract,
  undoStepContract,
  claimNoShowContract,
  answerNoShowContract,
  getCancellationContract,
  rescheduleBookingContract,
  answerProposalContract,
  markPaidContract,
  spendCreditContract,
  waiveFeeContract,
  listSlotsContract,
} from './bookings.ts';

export const createBookingCall = callOf<typeof createBookingContract>('POST', '/bookings');
export const listBookingsCall = callOf<typeof listBookingsContract>('GET', '/bookings');
export const getBookingCall = callOf<typeof getBookingContract>('GET', '/bookings/{id}');
export const listOthersCall = callOf<typeof listOthersContract>('GET', '/bookings/{id}/others');
export const listRequestedJobsCall = callOf<typeof listRequestedJobsContract>(
  'GET',
  '/bookings/requested-jobs',
);
export const listUpcomingJobsCall = callOf<typeof listUpcomingJobsContract>('GET', '/bookings/upcoming-jobs');
export const setBookingStatusCall = callOf<typeof setBookingStatusContract>('PUT', '/bookings/{id}/status');
export const undoStepCall = callOf<typeof undoStepContract>('POST', '/bookings/{id}/undo');
export const claimNoShowCall = callOf<typeof claimNoShowContract>('POST', '/bookings/{id}/no-show');
export const answerNoShowCall = callOf<typeof answerNoShowContract>('PUT', '/bookings/{id}/no-show');
export const getCancellationCall = callOf<typeof getCancellationContract>(
  'GET',
  '/bookings/{id}/cancellation',
);
export const rescheduleBookingCall = callOf<typeof rescheduleBookingContract>(
  'POST',
  '/bookings/{id}/reschedule',
);
export const answerProposalCall = callOf<typeof answerProposalContract>('PUT', '/bookings/{id}/proposal');
export const markPaidCall = callOf<typeof markPaidContract>('PUT', '/bookings/{id}/paid');
export const spendCreditCall = callOf<typeof spendCreditContract>('PUT', '/bookings/{id}/credit');
export const waiveFeeCall = callOf<typeof waiveFeeContract>('DELETE', '/bookings/{id}/fee');
export const listSlotsCall = callOf<typeof listSlotsContract>('GET', '/workers/{id}/slots');
