import { z } from 'zod';
import { bookingStatus, timeSlot } from '#lib/features/bookings/contracts/booking-view.ts';
import { contract } from '#lib/platform/contract/contract.ts';
import { id, instant, translations } from '#lib/platform/contract/fields.ts';
import { listQuery, listReply } from '#lib/platform/contract/list.ts';
import { email, phone } from '#lib/features/people/contracts/person-fields.ts';

/** `to_confirm`: open, and workers without a proved contact have accepted; the agency picks the right one. */
const inviteState = z.enum(['open', 'to_confirm', 'accepted', 'declined', 'withdrawn']);
export type InviteState = z.infer<typeof inviteState>;

/** An agency's invitation. The broker sees the contact it went to, the worker sees the agency. */
export const agencyInvite = z
  .strictObject({
    _id: id(),
    agency: z.strictObject({ _id: id(), name: z.string(), profileImage: z.string().nullable() }),
    contact: z.string(),
    state: inviteState,
    /** Workers the broker may confirm, one of them; empty for everyone else. */
    candidates: z.array(z.strictObject({ _id: id(), name: z.string(), profileImage: z.string().nullable() })),
    createdAt: instant,
    answeredAt: instant.nullable(),
  })
  .meta({ id: 'AgencyInvite' });
export type AgencyInvite = z.infer<typeof agencyInvite>;

/** Exactly one of the two; the reply never tells whether such an account exists. */
export const inviteBody = z
  .strictObject({ email: email().optional(), phone: phone.optional() })
  .refine((body) => (body.email === undefined) !== (body.phone === undefined), {
    path: ['email'],
    message: 'invite_contact',
  });
export type InviteBody = z.infer<typeof inviteBody>;

const params = z.strictObject({ id: id() });
const oneInvite = z.strictObject({ message: z.string(), data: agencyInvite });

export const inviteWorkerContract = contract('POST /agency/invites', {
  summary: 'Invite a worker to your agency by email or phone',
  access: ['broker'],
  rate: 'write',
  body: inviteBody,
  reply: oneInvite,
  status: 201,
  errors: ['invite_open', 'prove_to_invite'],
});

export const listInvitesContract = contract('GET /agency/invites', {
  summary: 'List open invitations: sent by a broker, waiting for confirmation, or to be answered by a worker',
  access: ['broker', 'worker'],
  rate: 'read',
  query: listQuery,
  reply: listReply(agencyInvite),
  errors: ['invalid_cursor'],
});

export const answerInviteBody = z.strictObject({
  accept: z.boolean(),
  /** The candidate an agency means; workers answer for themselves. */
  workerId: id().optional(),
});
export type AnswerInviteBody = z.infer<typeof answerInviteBody>;

export const answerInviteContract = contract('PUT /agency/invites/{id}', {
  summary: "Accept or decline an agency's invitation; as the agency, confirm or refuse a worker who answered",
  access: ['worker', 'broker'],
  rate: 'write',
  params,
  body: answerInviteBody,
  reply: oneInvite,
  errors: ['invite_answered', 'invite_withdrawn', 'invite_full', 'has_agency', 'team_full'],
});

export const withdrawInviteContract = contract('DELETE /agency/invites/{id}', {
  summary: 'Withdraw an unanswered invitation of your agency',
  access: ['broker'],
  rate: 'write',
  params,
  reply: z.strictObject({ message: z.string() }),
  errors: ['invite_answered', 'invite_withdrawn'],
});

const teamMember = z.strictObject({
  _id: id(),
  name: z.string(),
  profileImage: z.string().nullable(),
  /** Lets the agency call its worker. */
  phone: z.string().nullable(),
  skills: z.array(z.string()),
  city: z.string().nullable(),
  cityNames: translations({ max: 80 }),
  isVerified: z.boolean(),
  rating: z.number(),
  reviews: z.int(),
  completedJobs: z.int(),
});
export type TeamMember = z.infer<typeof teamMember>;

/** A booking as the worker's agency sees it: no street, phone or customer. */
const teamBooking = z.strictObject({
  _id: id(),
  number: z.string(),
  status: bookingStatus,
  serviceName: z.string(),
  serviceTitles: translations({ max: 160 }),
  worker: z.strictObject({ _id: id(), name: z.string() }),
  /** The worker's deadline to answer; null once answered. */
  expiresAt: instant.nullable(),
  startsAt: instant,
  endsAt: instant,
  localDate: z.string(),
  timeSlot,
  pricePaise: z.int(),
  /** Null when the price is for the whole visit. */
  hourlyRatePaise: z.int().nullable(),
  city: z.string().nullable(),
  cityNames: translations({ max: 80 }),
});
export type TeamBooking = z.infer<typeof teamBooking>;

const teamPage = z
  .strictObject({
    /** Sorted by name; on the first page only. */
    members: z.array(teamMember),
    bookings: z.array(teamBooking),
  })
  .meta({ id: 'Team' });
export type TeamPage = z.infer<typeof teamPage>;

const teamQuery = listQuery.extend({
  status: z.enum(['upcoming', 'past']).optional(),
  /** Limits the bookings to this worker of the team. */
  workerId: id().optional(),
});
export type TeamQuery = z.output<typeof teamQuery>;

export const readTeamContract = contract('GET /agency/team', {
  summary: 'List your agency’s workers and their bookings (upcoming soonest first, past newest first)',
  access: ['broker'],
  rate: 'read',
  query: teamQuery,
  reply: z.strictObject({ data: teamPage, nextCursor: z.string().nullable() }),
  errors: ['invalid_cursor', 'not_found'],
});

/** A finished visit in an agency's statement. */
const teamVisit = z
  .strictObject({
    ...teamBooking.pick({ _id: true, number: true, serviceName: true, serviceTitles: true, worker: true })
      .shape,
    ...teamBooking.pick({ startsAt: true, localDate: true, city: true, cityNames: true }).shape,
    pricePaise: z.int(),
    /** The accepted extras, which are paid with the price. */
    extrasPaise: z.int(),
    /** `unpaid`: closed without payment. */
    state: z.enum(['paid', 'due', 'unpaid']),
    method: z.enum(['cash', 'upi', 'credit']).nullable(),
    paidAt: instant.nullable(),
  })
  .meta({ id: 'TeamVisit' });
export type TeamVisit = z.infer<typeof teamVisit>;

const day = z.iso.date('invalid_value');
const teamStatementQuery = listQuery
  .extend({
    from: day,
    /** The last day. */
    to: day,
  })
  .refine(({ from, to }) => from <= to, { path: ['to'], message: 'invalid_value' });
export type TeamStatementQuery = z.output<typeof teamStatementQuery>;

export const readTeamStatementContract = contract('GET /agency/statement', {
  summary:
    'List the finished visits of your team in some days since each worker joined, and how they were paid',
  access: ['broker'],
  rate: 'read',
  query: teamStatementQuery,
  reply: listReply(teamVisit),
  errors: ['invalid_cursor'],
});

export const leaveTeamContract = contract('DELETE /agency/team/{id}', {
  summary: 'Remove a worker from the agency; brokers remove their own workers, workers themselves',
  access: ['broker', 'worker'],
  rate: 'write',
  params,
  reply: z.strictObject({ message: z.string() }),
});
