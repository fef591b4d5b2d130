import { reviewTag } from '#lib/features/reviews/contracts/reviews.ts';
import { z } from 'zod';
import { adminList, adminQuery, flag, named } from '#lib/platform/contract/admin-list.ts';
import { bookingStatus } from '#lib/features/bookings/contracts/booking-view.ts';
import { contract } from '#lib/platform/contract/contract.ts';
import { id, instant, text, wholeNumber } from '#lib/platform/contract/fields.ts';
import { evidenceFile, reportAddition } from './evidence.ts';
import { reportReason, reportState } from '#lib/features/people/contracts/safety.ts';
import { MAX_ANSWER_LENGTH } from '#lib/features/support/contracts/ticket-limits.ts';
import { auditRight, role } from '#lib/platform/contract/actor.ts';
import {
  feedbackCategory,
  feedbackType,
  ticketKind,
  ticketMessage,
  ticketState,
} from '#lib/features/support/contracts/tickets.ts';

const params = z.strictObject({ id: id() });
const number = text({ max: 20 }).optional();
const stars = wholeNumber({ min: 1, max: 5 }).optional();

export const adminUser = z
  .strictObject({
    ...{ _id: id(), name: z.string(), email: z.string().nullable(), phone: z.string().nullable() },
    userType: role,
    city: z.string(),
    state: z.string(),
    verifiedAt: instant.nullable(),
    verificationReason: z.string(),
    suspendedAt: instant.nullable(),
    ...{ rating: z.number(), reviews: z.int(), completedJobs: z.int(), walletPaise: z.int() },
    brokerId: id().nullable(),
    /** Report numbers of other accounts with the same email or phone, including deleted ones. */
    reportsByContact: z.array(z.string()),
    createdAt: instant,
  })
  .meta({ id: 'AdminUser' });
export type AdminUser = z.infer<typeof adminUser>;

const userQuery = adminQuery.extend({
  q: text({ max: 100 }).optional(),
  userType: role.optional(),
  isVerified: flag.optional(),
  isSuspended: flag.optional(),
});
export type UserQuery = z.output<typeof userQuery>;

export const listUsersContract = contract(
  'GET /admin/users',
  adminList({
    right: 'reader',
    tableRight: 'lead',
    summary: 'List all accounts, with verification and suspension',
    item: adminUser,
    query: userQuery,
  }),
);

export const adminBooking = z
  .strictObject({
    ...{ _id: id(), number: z.string(), status: bookingStatus, serviceName: z.string() },
    ...{ customer: named, worker: named },
    ...{ startsAt: instant, endsAt: instant, localDate: z.string() },
    ...{ city: z.string(), state: z.string(), pinCode: z.string() },
    ...{ pricePaise: z.int(), paid: z.string(), feePaise: z.int().nullable(), fee: z.string() },
    blame: z.string(),
    /** State of the no-show claim; empty when there is none. */
    noShow: z.string(),
    /** Why it ended this way, if a reason was given. */
    reason: z.string(),
    createdAt: instant,
  })
  .meta({ id: 'AdminBooking' });
export type AdminBooking = z.infer<typeof adminBooking>;

const bookingQuery = adminQuery.extend({
  number,
  status: bookingStatus.optional(),
  customerId: id().optional(),
  workerId: id().optional(),
});
export type AdminBookingQuery = z.output<typeof bookingQuery>;

export const listAllBookingsContract = contract(
  'GET /admin/bookings',
  adminList({
    right: 'reader',
    tableRight: 'lead',
    summary:
      'List all bookings; `from` and `to` are dates of the visit. PUT /bookings/{id}/status cancels one',
    item: adminBooking,
    query: bookingQuery,
  }),
);

export const noShowDecisionBody = z.strictObject({ upheld: z.boolean(), reason: text({ max: 500 }) });
export type NoShowDecisionBody = z.infer<typeof noShowDecisionBody>;

export const decideNoShowContract = contract('PUT /admin/bookings/{id}/no-show', {
  summary: 'Decide a contested no-show claim, with the reason; closes its ticket',
  access: ['admin'],
  right: 'agent',
  rate: 'write',
  params,
  body: noShowDecisionBody,
  reply: z.strictObject({ data: adminBooking }),
  errors: ['no_claim', 'not_heard_yet', 'booking_changed', 'own_booking'],
});

export const adminReport = z
  .strictObject({
    ...{ _id: id(), number: z.string(), state: reportState, reason: reportReason, details: z.string() },
    ...{ reporter: named, subject: named },
    /** The reported message only, never the rest of the conversation. */
    ...{ messageId: id().nullable(), message: z.string() },
    pictureId: id().nullable(),
    /** For a reported review, the message is its text. */
    ...{ reviewId: id().nullable(), rating: z.int().nullable() },
    /** Copies of the reported files; read each with `GET /admin/evidence/{key}`. */
    evidence: z.array(evidenceFile),
    /**
     * Additions by the reporter while the report was open; `message` is set when the reported text had changed by
     * then.
     */
    additions: z.array(reportAddition),
    ...{ note: z.string(), decidedAt: instant.nullable(), createdAt: instant },
  })
  .meta({ id: 'AdminReport' });
export type AdminReport = z.infer<typeof adminReport>;

const reportQuery = adminQuery.extend({
  number,
  state: reportState.optional(),
  reason: reportReason.optional(),
  subjectId: id().optional(),
});
export type ReportQuery = z.output<typeof reportQuery>;

export const listReportsContract = contract(
  'GET /admin/reports',
  adminList({
    right: 'reader',
    tableRight: 'lead',
    summary: 'List reports',
    item: adminReport,
    query: reportQuery,
  }),
);

export const closeReportBody = z.strictObject({ note: text({ max: 1000 }) });
export type CloseReportBody = z.infer<typeof closeReportBody>;

export const closeReportContract = contract('PUT /admin/reports/{id}', {
  summary:
    'Close a report with a finding and notify its author. Consequences for the person are a separate decision',
  access: ['admin'],
  right: 'agent',
  rate: 'write',
  params,
  body: closeReportBody,
  reply: z.strictObject({ data: adminReport }),
  errors: ['report_closed'],
});

export const adminTicket = z
  .strictObject({
    ...{ _id: id(), number: z.string(), kind: ticketKind, state: ticketState },
    author: named.nullable(),
    ...{ name: z.string(), email: z.string(), phone: z.string(), subject: z.string(), message: z.string() },
    ...{ category: feedbackCategory.nullable(), type: feedbackType.nullable() },
    ...{ rating: z.int().nullable(), isPublic: z.boolean(), allowContact: z.boolean() },
    screenshots: z.array(z.string()),
    /** Keys of the same pictures; read each with `GET /images/{file}`. */
    photos: z.array(z.string()),
    /** Copies of files attached to a complaint about a booking; read each with `GET /admin/evidence/{key}`. */
    evidence: z.array(evidenceFile),
    device: z.string(),
    bookingId: id().nullable(),
    /** Both sides' later messages, oldest first; `admin` wrote the office's, null where that is not known. */
    messages: z.array(ticketMessage.extend({ admin: named.nullable() }).meta({ id: 'AdminTicketMessage' })),
    /** The admin who looks after it. */
    assignee: named.nullable(),
    ...{ answer: z.string(), answeredAt: instant.nullable(), createdAt: instant },
  })
  .meta({ id: 'AdminTicket' });
export type AdminTicket = z.infer<typeof adminTicket>;

const ticketQuery = adminQuery.extend({ number, state: ticketState.optional() });
const anyKindQuery = ticketQuery.extend({ kind: ticketKind.optional() });
const feedbackQuery = ticketQuery.extend({
  category: feedbackCategory.optional(),
  type: feedbackType.optional(),
});
const ratingQuery = ticketQuery.extend({ rating: stars });
export type TicketQuery = z.output<typeof ticketQuery> &
  Partial<z.output<typeof anyKindQuery> & z.output<typeof feedbackQuery> & z.output<typeof ratingQuery>>;

export const listAllTicketsContract = contract(
  'GET /admin/tickets',
  adminList({
    right: 'reader',
    tableRight: 'lead',
    summary: 'List all tickets',
    item: adminTicket,
    query: anyKindQuery,
  }),
);

export const listFeedbackContract = contract(
  'GET /admin/feedback',
  adminList({
    right: 'reader',
    tableRight: 'lead',
    summary: 'List feedback by category',
    item: adminTicket,
    query: feedbackQuery,
  }),
);

export const listRatingsContract = contract(
  'GET /admin/ratings',
  adminList({
    right: 'reader',
    tableRight: 'lead',
    summary: 'List ratings of the app',
    item: adminTicket,
    query: ratingQuery,
  }),
);

/** How many messages the admin has read; a newer one refuses the answer. */
const seen = z.int('invalid_number').min(0, 'number_too_small').optional();

export const answerTicketBody = z.discriminatedUnion('state', [
  z.strictObject({ state: z.literal('answered'), answer: text({ max: MAX_ANSWER_LENGTH }), seen }),
  z.strictObject({ state: z.literal('closed'), answer: text({ max: MAX_ANSWER_LENGTH }).optional(), seen }),
]);
export type AnswerTicketBody = z.infer<typeof answerTicketBody>;

export const answerTicketContract = contract('PUT /admin/tickets/{id}', {
  summary: 'Answer a ticket and wait for its author (`answered`), or close it; notifies the author',
  access: ['admin'],
  right: 'agent',
  rate: 'write',
  params,
  body: answerTicketBody,
  reply: z.strictObject({ data: adminTicket }),
  errors: ['ticket_closed', 'ticket_changed'],
});

const adminReview = z
  .strictObject({
    ...{ _id: id(), bookingId: id(), customer: named, worker: named },
    ...{ rating: z.int(), comment: z.string(), tags: z.array(reviewTag) },
    ...{ isPublic: z.boolean(), answer: z.string() },
    ...{ isHidden: z.boolean(), blindUntil: instant.nullable() },
    createdAt: instant,
  })
  .meta({ id: 'AdminReview' });
export type AdminReview = z.infer<typeof adminReview>;

const reviewQuery = adminQuery.extend({
  workerId: id().optional(),
  customerId: id().optional(),
  rating: stars,
});
export type ReviewQuery = z.output<typeof reviewQuery>;

export const listAllReviewsContract = contract(
  'GET /admin/reviews',
  adminList({
    right: 'reader',
    tableRight: 'lead',
    summary: 'List all reviews of workers',
    item: adminReview,
    query: reviewQuery,
  }),
);

export const auditEntry = z
  .strictObject({
    ...{ _id: id(), act: z.string(), actor: named, subjectId: z.string() },
    /** The admin's right at the time; null in rows older than this field. */
    actorRight: auditRight.nullable(),
    /** Codes and references only. */
    details: z.unknown(),
    note: z.string(),
    at: instant,
  })
  .meta({ id: 'AuditEntry' });
export type AuditEntry = z.infer<typeof auditEntry>;

export const auditQuery = adminQuery.extend({
  /** One act, or all of a subject: `user.` with its dot. */
  act: text({ max: 40 }).optional(),
  actorId: id().optional(),
  subjectId: text({ max: 40 }).optional(),
});
export type AuditQuery = z.output<typeof auditQuery>;

export const listAuditContract = contract(
  'GET /admin/audit',
  adminList({
    right: 'reader',
    tableRight: 'lead',
    summary:
      'List what admins did and read: `user.verify`, `user.suspend`, `ticket.answered`, `list.users`, …',
    item: auditEntry,
    query: auditQuery,
  }),
);
