import { z } from 'zod';
import { bookingStatus, timeSlot } from '#lib/features/bookings/contracts/booking-view.ts';
import { call, contract } from '#lib/platform/contract/contract.ts';
import { id, instant, translations } from '#lib/platform/contract/fields.ts';
import { listQuery, listReply } from '#lib/platform/contract/list.ts';
import { email, phone } from '#lib/features/people/contracts/person-fields.ts';

/** `to_confirm`: somebody said yes whose contact is newer than the invitation; the agency says whether it is them. */
const inviteState = z.enum(['open', 'to_confirm', 'accepted', 'declined', 'withdrawn']);
export type InviteState = z.infer<typeof inviteState>;

/** An agency's invitation. The broker sees whom it went to, the worker which agency it comes from. */
export const agencyInvite = z
  .strictObject({
    _id: id(),
    agency: z.strictObject({ _id: id(), name: z.string(), profileImage: z.string().nullable() }),
    /** The e-mail address or phone that the broker typed. */
    contact: z.string(),
    state: inviteState,
    /** Whom the broker is to confirm; null for everybody else, and where there is nobody. */
    worker: z.strictObject({ name: z.string(), profileImage: z.string().nullable() }).nullable(),
    createdAt: instant,
    answeredAt: instant.nullable(),
  })
  .meta({ id: 'AgencyInvite' });
export type AgencyInvite = z.infer<typeof agencyInvite>;

/** One of the two; whether there is such an account is not told. */
export const inviteBody = z
  .strictObject({ email: email().optional(), phone: phone.optional() })
  .refine((body) => (body.email === undefined) !== (body.phone === undefined), {
    path: ['email'],
    message: 'invite_contact',
  });
export type InviteBody = z.infer<typeof inviteBody>;

const params = z.strictObject({ id: id() });
const oneInvite = z.strictObject({ message: z.string(), data: agencyInvite });

export const inviteWorkerContract = contract(call('POST', '/agency/invites'), {
  summary: 'Invite a worker to your agency by e-mail or phone',
  access: ['broker'],
  rate: 'write',
  body: inviteBody,
  reply: oneInvite,
  status: 201,
  errors: ['invite_open'],
});

export const listInvitesContract = contract(call('GET', '/agency/invites'), {
  summary: 'Open invitations: those that a broker has sent or has to confirm, or that a worker can answer',
  access: ['broker', 'worker'],
  rate: 'read',
  query: listQuery,
  reply: listReply(agencyInvite),
  errors: ['invalid_cursor'],
});

export const answerInviteBody = z.strictObject({ accept: z.boolean() });
export type AnswerInviteBody = z.infer<typeof answerInviteBody>;

export const answerInviteContract = contract(call('PUT', '/agency/invites/{id}'), {
  summary: 'Join the agency that invites you, or decline; as the agency: confirm who answered, or refuse',
  access: ['worker', 'broker'],
  rate: 'write',
  params,
  body: answerInviteBody,
  reply: oneInvite,
  errors: ['invite_answered', 'invite_withdrawn', 'has_agency'],
});

export const withdrawInviteContract = contract(call('DELETE', '/agency/invites/{id}'), {
  summary: 'Take back an invitation of your agency that nobody has answered yet',
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
  /** So that the agency can call its worker. */
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

/** What an agency sees of its workers' bookings: no street, phone or customer. */
const teamBooking = z.strictObject({
  _id: id(),
  number: z.string(),
  status: bookingStatus,
  serviceName: z.string(),
  serviceTitles: translations({ max: 160 }),
  worker: z.strictObject({ _id: id(), name: z.string() }),
  startsAt: instant,
  endsAt: instant,
  localDate: z.string(),
  timeSlot,
  pricePaise: z.int(),
  /** Null: the price is for the job as a whole. */
  hourlyRatePaise: z.int().nullable(),
  city: z.string().nullable(),
  cityNames: translations({ max: 80 }),
});
export type TeamBooking = z.infer<typeof teamBooking>;

const teamPage = z
  .strictObject({
    /** By name; on the first page only. */
    members: z.array(teamMember),
    bookings: z.array(teamBooking),
  })
  .meta({ id: 'Team' });
export type TeamPage = z.infer<typeof teamPage>;

const teamQuery = listQuery.extend({
  status: z.enum(['upcoming', 'past']).optional(),
  /** Only the bookings of this worker of the team. */
  workerId: id().optional(),
});
export type TeamQuery = z.output<typeof teamQuery>;

export const readTeamContract = contract(call('GET', '/agency/team'), {
  summary: 'Your agency’s workers and their bookings, the next first; past ones latest first',
  access: ['broker'],
  rate: 'read',
  query: teamQuery,
  reply: z.strictObject({ data: teamPage, nextCursor: z.string().nullable() }),
  errors: ['invalid_cursor', 'not_found'],
});

export const leaveTeamContract = contract(call('DELETE', '/agency/team/{id}'), {
  summary: 'End a worker’s link to the agency: the broker names the worker, the worker themself',
  access: ['broker', 'worker'],
  rate: 'write',
  params,
  reply: z.strictObject({ message: z.string() }),
});
