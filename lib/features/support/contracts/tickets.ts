import { z } from 'zod';
import { unlessBlank, id, instant, name, text } from '#lib/platform/contract/fields.ts';
import { call, contract } from '#lib/platform/contract/contract.ts';
import { imageKey } from '#lib/platform/images/contract.ts';
import { listQuery, listReply } from '#lib/platform/contract/list.ts';
import { email, phone } from '#lib/features/people/contracts/person-fields.ts';

export const ticketKind = z.enum(['contact', 'feedback', 'rating'], 'invalid_value');
export type TicketKind = z.infer<typeof ticketKind>;

/** How far we are with what somebody wrote to us. */
export const ticketState = z.enum(['open', 'answered', 'closed']);
export type TicketState = z.infer<typeof ticketState>;

export const feedbackCategory = z.enum(
  ['app', 'booking', 'payment', 'service', 'support', 'other'],
  'category_missing',
);
export type FeedbackCategory = z.infer<typeof feedbackCategory>;

export const feedbackType = z.enum(['positive', 'negative'], 'feedback_type_missing');
export type FeedbackType = z.infer<typeof feedbackType>;

/** What somebody wrote to us, as its author sees it. */
export const ticketView = z
  .strictObject({
    _id: id(),
    number: z.string(),
    kind: ticketKind,
    state: ticketState,
    subject: z.string(),
    message: z.string(),
    category: feedbackCategory.nullable(),
    type: feedbackType.nullable(),
    rating: z.int().nullable(),
    screenshots: z.array(z.string()),
    bookingId: id().nullable(),
    answer: z.strictObject({ text: z.string(), createdAt: instant }).nullable(),
    createdAt: instant,
  })
  .meta({ id: 'Ticket' });
export type TicketView = z.infer<typeof ticketView>;

const saidTicket = z.strictObject({ message: z.string(), data: ticketView });

export const contactBody = z.strictObject({
  name: name({ min: 2, max: 50, tooShort: 'name_too_short', tooLong: 'name_too_long' }),
  email: email('email_invalid'),
  subject: text({ min: 5, max: 200, tooShort: 'subject_too_short', tooLong: 'subject_too_long' }),
  message: text({ min: 5, max: 2000, tooShort: 'message_too_short', tooLong: 'ticket_message_too_long' }),
  /** The booking that it is about; guests have none. */
  bookingId: id().optional(),
});
export type ContactBody = z.infer<typeof contactBody>;

/** The box of Help & Support, which asks for nothing but the message. */
export const supportBody = contactBody.extend({
  message: text({
    ...{ min: 5, max: 2000, tooShort: 'message_too_short', tooLong: 'ticket_message_too_long' },
    missing: 'message_required',
  }),
});

export const sendMessageToUsContract = contract(call('POST', '/admin/send-message-to-us'), {
  summary: 'Write to us, with an account or without; the answer holds the number to ask by',
  access: 'public',
  rate: 'letter',
  body: contactBody,
  reply: saidTicket,
  status: 201,
  errors: ['forbidden'],
  idempotent: true,
  allowsSuspended: true,
});

const line = unlessBlank(text({ max: 60 }));
const deviceType = z.enum(['mobile', 'desktop'], 'invalid_value');

/** Screenshots a feedback may carry. */
const MOST_SCREENSHOTS = 3;

export const feedbackBody = z.strictObject({
  category: feedbackCategory,
  type: feedbackType,
  message: text({ min: 5, max: 500, tooShort: 'feedback_too_short', tooLong: 'feedback_too_long' }),
  rating: z.int('invalid_number').min(0, 'number_too_small').max(5, 'number_too_big').optional(),
  allowContact: z.boolean('invalid_type').optional(),
  screenshots: z.array(imageKey).max(MOST_SCREENSHOTS, 'list_too_long').optional(),
  userEmail: unlessBlank(email('email_invalid')),
  phone: unlessBlank(phone),
  userId: id().optional(),
  appVersion: line,
  deviceType: deviceType.optional(),
  deviceInfo: z.strictObject({ os: line, browser: line, deviceType: deviceType.optional() }).optional(),
  timestamp: z.iso.datetime({ offset: true, error: 'invalid_value' }).optional(),
});
export type FeedbackBody = z.input<typeof feedbackBody>;
export type FeedbackInput = z.output<typeof feedbackBody>;

/** Whether it says where its author, whom we do not know, may be written to. */
export const isReachable = ({ allowContact, userEmail, phone }: FeedbackInput): boolean =>
  !allowContact || userEmail !== undefined || phone !== undefined;

/** The same from a guest: who may be written to says where. */
export const guestFeedbackBody = feedbackBody.refine(isReachable, {
  path: ['userEmail'],
  error: 'email_enter',
});

export const sendFeedbackContract = contract(call('POST', '/admin/feedback'), {
  summary: 'Say what is good or bad; pictures come from POST /uploads',
  access: 'public',
  rate: 'letter',
  body: feedbackBody,
  reply: saidTicket,
  status: 201,
  errors: ['forbidden'],
  idempotent: true,
  allowsSuspended: true,
});

const ticketsQuery = listQuery.extend({ kind: ticketKind.optional() });
export type TicketsQuery = z.infer<typeof ticketsQuery>;

export const listTicketsContract = contract(call('GET', '/tickets'), {
  summary: 'What you wrote to us, newest first, and how far we are with it',
  access: 'member',
  rate: 'read',
  query: ticketsQuery,
  reply: listReply(ticketView),
  errors: ['invalid_cursor'],
  allowsSuspended: true,
});
