import { z } from 'zod';
import { adminList, adminQuery, flag, named } from '#lib/platform/contract/admin-list.ts';
import { bookingStatus } from '#lib/features/bookings/contracts/booking-view.ts';
import { call, contract } from '#lib/platform/contract/contract.ts';
import { id, instant, text, wholeNumber } from '#lib/platform/contract/fields.ts';
import { reportReason, reportState } from '#lib/features/people/contracts/safety.ts';
import { role } from '#lib/platform/contract/actor.ts';
import {
  feedbackCategory,
  feedbackType,
  ticketKind,
  ticketState,
} from '#lib/features/support/contracts/tickets.ts';

const params = z.strictObject({ id: id() });
const number = text({ max: 20 }).optional();
const stars = wholeNumber({ min: 1, max: 5 }).optional();

export const adminUser = z
  .strictObject({
    ...{ _id: id(), name: z.string(), email: z.string(), phone: z.string().nullable() },
    userType: role,
    city: z.string(),
    state: z.string(),
    verifiedAt: instant.nullable(),
    verificationReason: z.string(),
    suspendedAt: instant.nullable(),
    ...{ rating: z.number(), reviews: z.int(), completedJobs: z.int(), walletPaise: z.int() },
    brokerId: id().nullable(),
    /** Numbers of reports on another account with the same e-mail or phone, also of one that is gone. */
    reportsByContact: z.array(z.string()),
    createdAt: instant,
  })
  .meta({ id: 'AdminUser' });
export type AdminUser = z.infer<typeof adminUser>;

const userQuery = adminQuery.extend({
  /** An id, an e-mail address, a phone, or a part of a name. */
  q: text({ max: 100 }).optional(),
  userType: role.optional(),
  isVerified: flag.optional(),
  isSuspended: flag.optional(),
});
export type UserQuery = z.output<typeof userQuery>;

export const listUsersContract = contract(
  call('GET', '/admin/users'),
  adminList({ summary: 'All accounts, with verification and suspension', item: adminUser, query: userQuery }),
);

export const adminBooking = z
  .strictObject({
    ...{ _id: id(), number: z.string(), status: bookingStatus, serviceName: z.string() },
    ...{ customer: named, worker: named },
    ...{ startsAt: instant, endsAt: instant, localDate: z.string() },
    ...{ city: z.string(), state: z.string(), pinCode: z.string() },
    ...{ pricePaise: z.int(), paid: z.string(), feePaise: z.int().nullable(), fee: z.string() },
    blame: z.string(),
    /** What has become of the claim of a no-show; empty where there is none. */
    noShow: z.string(),
    /** Why it ended as it did, where somebody said. */
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
  call('GET', '/admin/bookings'),
  adminList({
    summary: 'All bookings; `from` and `to` name days of the work. PUT /bookings/{id}/status cancels one',
    item: adminBooking,
    query: bookingQuery,
  }),
);

export const noShowDecisionBody = z.strictObject({ upheld: z.boolean(), reason: text({ max: 500 }) });
export type NoShowDecisionBody = z.infer<typeof noShowDecisionBody>;

export const decideNoShowContract = contract(call('PUT', '/admin/bookings/{id}/no-show'), {
  summary:
    'Decide, with the reason, whether a contradicted claim of a no-show is right; its ticket is closed',
  access: ['admin'],
  rate: 'write',
  params,
  body: noShowDecisionBody,
  reply: z.strictObject({ data: adminBooking }),
  errors: ['no_claim', 'booking_changed'],
});

export const adminReport = z
  .strictObject({
    ...{ _id: id(), number: z.string(), state: reportState, reason: reportReason, details: z.string() },
    ...{ reporter: named, subject: named },
    /** The reported message, and nothing else of the talk. */
    ...{ messageId: id().nullable(), message: z.string() },
    /** The reported picture of work, whose caption is the message, and where its file was. */
    ...{ pictureId: id().nullable(), picture: z.string().nullable() },
    /** The reported review, whose words are the message. */
    reviewId: id().nullable(),
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
  call('GET', '/admin/reports'),
  adminList({ summary: 'What people reported', item: adminReport, query: reportQuery }),
);

export const closeReportBody = z.strictObject({ note: text({ max: 1000 }) });
export type CloseReportBody = z.infer<typeof closeReportBody>;

export const closeReportContract = contract(call('PUT', '/admin/reports/{id}'), {
  summary:
    'Close a report with what was found; its author is told. What follows for the person is its own decision',
  access: ['admin'],
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
    device: z.string(),
    bookingId: id().nullable(),
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
  call('GET', '/admin/tickets'),
  adminList({ summary: 'All that people wrote to us', item: adminTicket, query: anyKindQuery }),
);

export const listFeedbackContract = contract(
  call('GET', '/admin/feedback'),
  adminList({ summary: 'Feedback by category', item: adminTicket, query: feedbackQuery }),
);

export const listRatingsContract = contract(
  call('GET', '/admin/ratings'),
  adminList({ summary: 'Ratings of the app', item: adminTicket, query: ratingQuery }),
);

export const answerTicketBody = z.discriminatedUnion('state', [
  z.strictObject({ state: z.literal('answered'), answer: text({ max: 2000 }) }),
  z.strictObject({ state: z.literal('closed'), answer: text({ max: 2000 }).optional() }),
]);
export type AnswerTicketBody = z.infer<typeof answerTicketBody>;

export const answerTicketContract = contract(call('PUT', '/admin/tickets/{id}'), {
  summary: 'Answer what somebody wrote to us, or close it; its author is told',
  access: ['admin'],
  rate: 'write',
  params,
  body: answerTicketBody,
  reply: z.strictObject({ data: adminTicket }),
  errors: ['ticket_closed'],
});

const adminReview = z
  .strictObject({
    ...{ _id: id(), bookingId: id(), customer: named, worker: named },
    ...{ rating: z.int(), comment: z.string(), isPublic: z.boolean(), answer: z.string() },
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
  call('GET', '/admin/reviews'),
  adminList({ summary: 'All reviews of workers', item: adminReview, query: reviewQuery }),
);

export const auditEntry = z
  .strictObject({
    ...{ _id: id(), act: z.string(), actor: named, subjectId: z.string() },
    details: z.unknown(),
    at: instant,
  })
  .meta({ id: 'AuditEntry' });
export type AuditEntry = z.infer<typeof auditEntry>;

const auditQuery = adminQuery.extend({
  act: text({ max: 40 }).optional(),
  actorId: id().optional(),
  subjectId: text({ max: 40 }).optional(),
});
export type AuditQuery = z.output<typeof auditQuery>;

export const listAuditContract = contract(
  call('GET', '/admin/audit'),
  adminList({
    summary: 'What admins did and read: `user.verify`, `user.suspend`, `ticket.answered`, `list.users`, …',
    item: auditEntry,
    query: auditQuery,
  }),
);
