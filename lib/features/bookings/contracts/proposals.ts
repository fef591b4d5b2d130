import { z } from 'zod';
import { contract } from '#lib/platform/contract/contract.ts';
import { id, instant } from '#lib/platform/contract/fields.ts';
import { bookingView } from './booking-view.ts';
import { rescheduleBody } from './bookings.ts';

const params = z.strictObject({ id: id() });
const saidBooking = z.strictObject({ message: z.string(), data: bookingView });

export const offerTimeContract = contract('POST /bookings/{id}/proposal', {
  summary:
    'Suggest another time of the same length for an open request or an accepted job, at most twice. It is reserved until the customer answers or the deadline passes; the booked time stays reserved, too',
  access: ['worker'],
  rate: 'write',
  params,
  body: rescheduleBody,
  reply: saidBooking,
  errors: [
    ...(['slot_taken', 'illegal_move', 'request_expired', 'proposal_open', 'booking_changed'] as const),
    ...(['offer_limit', 'offer_too_late', 'prove_to_accept', 'own_number'] as const),
    ...(['reschedule_too_late', 'handover_open'] as const),
  ],
});

export const proposalBody = z.strictObject({
  accept: z.boolean(),
  /** The proposed start that was shown: another one is refused. A customer has to send it. */
  startsAt: instant.optional(),
});
export type ProposalBody = z.input<typeof proposalBody>;

export const answerProposalContract = contract('PUT /bookings/{id}/proposal', {
  summary:
    'Accept or decline the time that the other side proposed. A customer who accepts it for a request books the worker',
  access: ['customer', 'worker'],
  rate: 'write',
  params,
  body: proposalBody,
  reply: saidBooking,
  errors: ['no_proposal', 'booking_changed', 'illegal_move', 'request_expired', 'own_number'],
});
