import { z } from 'zod';
import { blankAsUndefined, id, instant, name, text } from '#lib/platform/contract/fields.ts';
import { contract } from '#lib/platform/contract/contract.ts';
import { imageKey } from '#lib/platform/images/contract.ts';
import { listQuery, listReply } from '#lib/platform/contract/list.ts';
import { MAX_MESSAGE_LENGTH, MAX_SCREENSHOTS, MIN_MESSAGE_LENGTH } from './ticket-limits.ts';
import { email, phone } from '#lib/features/people/contracts/person-fields.ts';

export const ticketKind = z.enum(['contact', 'feedback', 'rating'], 'invalid_value');
export type TicketKind = z.infer<typeof ticketKind>;

/** The state of a ticket. `answered` waits for the author, whose reply opens it again. */
export const ticketState = z.enum(['open', 'answered', 'closed']);
export type TicketState = z.infer<typeof ticketState>;

export const feedbackCategory = z.enum(
  ['app', 'booking', 'payment', 'service', 'support', 'other'],
  'category_missing',
);
export type FeedbackCategory = z.infer<typeof feedbackCategory>;

export const feedbackType = z.enum(['positive', 'negative'], 'feedback_type_missing');
export type FeedbackType = z.infer<typeof feedbackType>;

/** A later message of a ticket. */
export const ticketMessage = z
  .strictObject({
    by: z.enum(['author', 'office']),
    text: z.string(),
    /** Keys of the author's pictures; read each with `GET /images/{file}`. */
    photos: z.array(z.string()),
    createdAt: instant,
  })
  .meta({ id: 'TicketMessage' });

/** A ticket as its author sees it. */
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
    /** Our latest answer. */
    answer: z.strictObject({ text: z.string(), createdAt: instant }).nullable(),
    /** Messages of both sides after the first one, oldest first. */
    messages: z.array(ticketMessage),
    /** Whether `POST /tickets/{id}/messages` takes another message now. */
    mayReply: z.boolean(),
    createdAt: instant,
  })
  .meta({ id: 'Ticket' });
export type TicketView = z.infer<typeof ticketView>;

const saidTicket = z.strictObject({ message: z.string(), data: ticketView });

const screenshots = z.array(imageKey).max(MAX_SCREENSHOTS, 'list_too_long').optional();

export const contactBody = z.strictObject({
  name: name({ min: 2, max: 50, tooShort: 'name_too_short', tooLong: 'name_too_long' }),
  email: email('email_invalid'),
  subject: text({ min: 5, max: 200, tooShort: 'subject_too_short', tooLong: 'subject_too_long' }),
  message: text({
    min: MIN_MESSAGE_LENGTH,
    max: MAX_MESSAGE_LENGTH,
    tooShort: 'message_too_short',
    tooLong: 'ticket_message_too_long',
  }),
  /** The booking it is about; guests have none. */
  bookingId: id().optional(),
  /** Pictures of an account; upload them with POST /uploads first. */
  screenshots,
});
export type ContactBody = z.infer<typeof contactBody>;
export type MessageToUsBody = Omit<ContactBody, 'email'> & { email?: string | undefined };

/** Members without an email address find the answer in the app; guests must leave one. */
const messageToUsBody = contactBody.extend({ email: email('email_invalid').optional() });

/** The form of Help & Support, which only asks for the message. */
export const supportBody = messageToUsBody.extend({
  message: text({
    ...{
      min: MIN_MESSAGE_LENGTH,
      max: MAX_MESSAGE_LENGTH,
      tooShort: 'message_too_short',
      tooLong: 'ticket_message_too_long',
    },
    missing: 'message_required',
  }),
});

export const sendMessageToUsContract = contract('POST /admin/send-message-to-us', {
  summary: 'Send us a message, with or without an account; returns the ticket number',
  access: 'public',
  rate: 'letter',
  body: messageToUsBody,
  reply: saidTicket,
  status: 201,
  errors: ['forbidden', 'not_found'],
});

const line = blankAsUndefined(text({ max: 60 }));
const deviceType = z.enum(['mobile', 'desktop'], 'invalid_value');

export const feedbackBody = z.strictObject({
  category: feedbackCategory,
  type: feedbackType,
  message: text({ min: 5, max: 500, tooShort: 'feedback_too_short', tooLong: 'feedback_too_long' }),
  rating: z.int('invalid_number').min(0, 'number_too_small').max(5, 'number_too_big').optional(),
  allowContact: z.boolean('invalid_type').optional(),
  screenshots,
  userEmail: blankAsUndefined(email('email_invalid')),
  phone: blankAsUndefined(phone),
  /** Null and blank come from clients without a signed-in user. */
  userId: blankAsUndefined(id())
    .nullable()
    .transform((value) => value ?? undefined),
  appVersion: line,
  deviceType: deviceType.optional(),
  deviceInfo: z.strictObject({ os: line, browser: line, deviceType: deviceType.optional() }).optional(),
  timestamp: z.iso.datetime({ offset: true, error: 'invalid_value' }).optional(),
});
export type FeedbackBody = z.input<typeof feedbackBody>;
export type FeedbackInput = z.output<typeof feedbackBody>;

/** Returns whether a guest who wants an answer has left an address. */
export const isReachable = ({ allowContact, userEmail, phone }: FeedbackInput): boolean =>
  !allowContact || userEmail !== undefined || phone !== undefined;

/** The same for guests: those who want an answer must leave an address. */
export const guestFeedbackBody = feedbackBody.refine(isReachable, {
  path: ['userEmail'],
  error: 'email_enter',
});

export const sendFeedbackContract = contract('POST /admin/feedback', {
  summary: 'Send feedback; upload pictures with POST /uploads first',
  access: 'public',
  rate: 'letter',
  body: feedbackBody,
  reply: saidTicket,
  status: 201,
  errors: ['forbidden'],
});

const ticketsQuery = listQuery.extend({
  kind: ticketKind.optional(),
  /** Only those about this booking. */
  bookingId: id().optional(),
});
export type TicketsQuery = z.infer<typeof ticketsQuery>;

export const listTicketsContract = contract('GET /tickets', {
  summary: 'List your messages to us with their state, newest first',
  access: 'member',
  rate: 'read',
  query: ticketsQuery,
  reply: listReply(ticketView),
  errors: ['invalid_cursor'],
});

const replyBody = z.strictObject({
  message: text({
    ...{ min: 1, max: MAX_MESSAGE_LENGTH, tooShort: 'message_required', tooLong: 'ticket_message_too_long' },
    missing: 'message_required',
  }),
  screenshots,
});
export type ReplyBody = z.infer<typeof replyBody>;

export const replyToTicketContract = contract('POST /tickets/{id}/messages', {
  summary: 'Add a message to one of your tickets; an answered or recently closed one is open again',
  access: 'member',
  rate: 'letter',
  params: z.strictObject({ id: id() }),
  body: replyBody,
  reply: saidTicket,
  status: 201,
  errors: ['ticket_closed', 'ticket_full'],
});
