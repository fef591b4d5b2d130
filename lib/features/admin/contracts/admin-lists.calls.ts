import type {
  AdminBooking,
  AdminReport,
  AdminReview,
  AdminTicket,
  AdminUser,
  AnswerTicketBody,
  AuditEntry,
  CloseReportBody,
} from './admin-lists.ts';
import { call } from '#lib/platform/contract/call.ts';

interface ListOf<Item> {
  query: Record<string, string>;
  reply: { data: Item[]; nextCursor: string | null };
}

interface ChangeOf<Item, Body> {
  params: { id: string };
  body: Body;
  reply: { data: Item };
}

export const listUsersCall = call<ListOf<AdminUser>>('GET', '/admin/users');
export const listAllBookingsCall = call<ListOf<AdminBooking>>('GET', '/admin/bookings');
export const listReportsCall = call<ListOf<AdminReport>>('GET', '/admin/reports');
export const closeReportCall = call<ChangeOf<AdminReport, CloseReportBody>>('PUT', '/admin/reports/{id}');
export const listAllTicketsCall = call<ListOf<AdminTicket>>('GET', '/admin/tickets');
export const answerTicketCall = call<ChangeOf<AdminTicket, AnswerTicketBody>>('PUT', '/admin/tickets/{id}');
export const listFeedbackCall = call<ListOf<AdminTicket>>('GET', '/admin/feedback');
export const listRatingsCall = call<ListOf<AdminTicket>>('GET', '/admin/ratings');
export const listAllReviewsCall = call<ListOf<AdminReview>>('GET', '/admin/reviews');
export const listAuditCall = call<ListOf<AuditEntry>>('GET', '/admin/audit');
