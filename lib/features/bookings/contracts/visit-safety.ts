import { z } from 'zod';
import { contract } from '#lib/platform/contract/contract.ts';
import { id, instant } from '#lib/platform/contract/fields.ts';
import { bookingView } from './booking-view.ts';

const params = z.strictObject({ id: id() });
const reply = z.strictObject({ message: z.string(), data: bookingView });

export const leaveVisitContract = contract('POST /bookings/{id}/leaving', {
  summary:
    'Leave a visit because you are not safe. It ends without a fee, the customer reads no reason, and the office looks into it first',
  access: ['worker'],
  rate: 'write',
  params,
  reply,
  errors: ['illegal_move', 'booking_changed'],
});

const allWellBody = z.strictObject({
  /**
   * The question that the screen showed (`overtimeAskedAt`): another one is refused as `booking_changed`, because a word from
   * before a question is no answer to it.
   */
  askedAt: instant.nullable().optional(),
});
export type AllWellBody = z.output<typeof allWellBody>;

export const sayAllWellContract = contract('POST /bookings/{id}/all-well', {
  summary: 'As the worker of a job that runs over its booked end, say that all is well',
  access: ['worker'],
  rate: 'write',
  params,
  body: allWellBody,
  isBodyOptional: true,
  reply,
  errors: ['illegal_move', 'booking_changed'],
});

const helpBody = z.strictObject({
  /** Where the caller is now, for a message of its own; it is not kept. */
  position: z
    .strictObject({ lat: z.number().min(-90).max(90), lng: z.number().min(-180).max(180) })
    .optional(),
});
export type HelpBody = z.output<typeof helpBody>;

export const askForHelpContract = contract('POST /bookings/{id}/help', {
  summary:
    'Tell your trusted contacts by SMS that you ask for help during a visit: each once with the link to the visit, and once with your position if you send it',
  access: ['customer', 'worker'],
  rate: 'write',
  params,
  body: helpBody,
  /** How many contacts are told now, and how many were told before. */
  reply: z.strictObject({
    message: z.string(),
    data: z.strictObject({ alerted: z.int(), already: z.int() }),
  }),
  errors: ['illegal_move'],
});
