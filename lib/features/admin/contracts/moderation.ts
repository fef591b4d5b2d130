import { z } from 'zod';
import { call, contract } from '#lib/platform/contract/contract.ts';
import { adminList, adminQuery, named } from '#lib/platform/contract/admin-list.ts';
import { appealState, givenReason, pauseReason } from '#lib/features/people/contracts/pauses.ts';
import { id, instant, text } from '#lib/platform/contract/fields.ts';
import { ownWorkPicture } from '#lib/features/profiles/contracts/work-pictures.ts';
import { right, role } from '#lib/platform/contract/actor.ts';

/** An account as admins see it after deciding on it. */
export const managedUser = z
  .strictObject({
    _id: id(),
    name: z.string(),
    userType: role,
    isVerified: z.boolean(),
    isSuspended: z.boolean(),
  })
  .meta({ id: 'ManagedUser' });
export type ManagedUser = z.infer<typeof managedUser>;

const reason = text({ max: 500 });
const params = z.strictObject({ id: id() });
const reply = z.strictObject({ data: managedUser });

export const verificationBody = z.strictObject({ verified: z.boolean(), reason });
export type VerificationBody = z.infer<typeof verificationBody>;

export const setVerificationContract = contract(call('PUT', '/admin/users/{id}/verification'), {
  summary: 'Verify a worker, or take the verification back, with the reason',
  access: ['admin'],
  rate: 'write',
  params,
  body: verificationBody,
  reply,
});

export const pauseBody = z.strictObject({
  /** Null: lifts the pause. */
  reason: pauseReason.nullable(),
  /** What the admin saw, or why the pause is lifted; the office alone reads it. */
  evidence: text({ max: 1000 }),
  /** When it ends by itself, within a year; absent: when an admin lifts it. */
  until: instant.optional(),
});
export type PauseBody = z.infer<typeof pauseBody>;

export const setPauseContract = contract(call('PUT', '/admin/users/{id}/pause'), {
  summary: "Pause somebody's account with reason and evidence, or lift the pause; its owner is told",
  access: ['admin'],
  right: 'lead',
  rate: 'write',
  params,
  body: pauseBody,
  reply,
  errors: ['own_account', 'already_paused'],
});

export const adminAppeal = z
  .strictObject({
    /** Of the pause. */
    _id: id(),
    person: named,
    reason: givenReason,
    evidence: z.string(),
    pausedBy: named,
    pausedAt: instant,
    until: instant.nullable(),
    text: z.string(),
    state: appealState,
    /** What its decision says. */
    answer: z.string(),
    createdAt: instant,
  })
  .meta({ id: 'AdminAppeal' });
export type AdminAppeal = z.infer<typeof adminAppeal>;

const appealQuery = adminQuery.extend({ state: appealState.optional() });
export type AppealQuery = z.infer<typeof appealQuery>;

export const listAppealsContract = contract(
  call('GET', '/admin/appeals'),
  adminList({ summary: 'Appeals against pauses', item: adminAppeal, query: appealQuery }),
);

/** The answer is for whoever appealed. */
export const appealDecisionBody = z.strictObject({ lift: z.boolean(), answer: text({ max: 1000 }) });
export type AppealDecisionBody = z.infer<typeof appealDecisionBody>;

export const decideAppealContract = contract(call('PUT', '/admin/appeals/{id}'), {
  summary: 'Decide on an appeal, with an answer to its author; whoever paused the account cannot',
  access: ['admin'],
  right: 'lead',
  rate: 'write',
  params,
  body: appealDecisionBody,
  reply: z.strictObject({ data: adminAppeal }),
  errors: ['own_account', 'own_decision', 'appeal_decided'],
});

export const pictureDecisionBody = z.strictObject({ hidden: z.boolean(), reason });
export type PictureDecisionBody = z.infer<typeof pictureDecisionBody>;

export const decideOnPictureContract = contract(call('PUT', '/admin/work-pictures/{id}'), {
  summary: "Hide a picture of a worker's, or show it again, with the reason, which the worker reads",
  access: ['admin'],
  rate: 'write',
  params,
  body: pictureDecisionBody,
  reply: z.strictObject({ data: ownWorkPicture }),
});

const admin = z
  .strictObject({
    ...{ _id: id(), name: z.string(), email: z.string(), can: right },
    isSuspended: z.boolean(),
    hasTwoFactor: z.boolean(),
  })
  .meta({ id: 'Admin' });
export type AdminView = z.infer<typeof admin>;

export const listAdminsContract = contract(call('GET', '/admin/admins'), {
  summary: 'Who runs the office, and what each may',
  access: ['admin'],
  rate: 'read',
  reply: z.strictObject({ data: z.array(admin) }),
});

/** Null: an admin no longer, but a customer. */
export const rightBody = z.strictObject({ can: right.nullable(), reason });
export type RightBody = z.infer<typeof rightBody>;

export const setRightContract = contract(call('PUT', '/admin/admins/{id}'), {
  summary: 'Name a customer an admin, change what an admin may, or take it away, with the reason',
  access: ['admin'],
  right: 'lead',
  rate: 'write',
  params,
  body: rightBody,
  reply: z.strictObject({ data: admin.nullable() }),
  errors: ['own_account', 'not_nameable'],
});
