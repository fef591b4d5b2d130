import { z } from 'zod';
import { contract } from '#lib/platform/contract/contract.ts';
import { adminList, adminQuery, named } from '#lib/platform/contract/admin-list.ts';
import {
  appealState,
  givenReason,
  pauseReason,
  pauseUrgency,
} from '#lib/features/people/contracts/pauses.ts';
import { checkInPerson, seenWorker } from '#lib/features/people/contracts/verification.ts';
import { id, instant, text } from '#lib/platform/contract/fields.ts';
import { ownWorkPicture } from '#lib/features/profiles/contracts/work-pictures.ts';
import { right, role } from '#lib/platform/contract/actor.ts';

/** An account as admins see it after a decision. */
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

export const verificationBody = z
  .strictObject({
    verified: z.boolean(),
    /** Required to verify without documents: what the office checked instead; `reason` says the rest. */
    checked: checkInPerson.optional(),
    /** Required to verify: the worker as the page showed them (`GET /admin/users/{id}` has it). */
    seen: seenWorker.optional(),
    reason,
  })
  .refine(({ verified, checked }) => !verified || checked !== undefined, {
    path: ['checked'],
    message: 'required',
  })
  .refine(({ verified, seen }) => !verified || seen !== undefined, { path: ['seen'], message: 'required' });
export type VerificationBody = z.infer<typeof verificationBody>;

export const setVerificationContract = contract('PUT /admin/users/{id}/verification', {
  summary:
    'Verify a worker without documents, naming what was checked, or withdraw the verification, with the reason',
  access: ['admin'],
  right: 'agent',
  rate: 'write',
  params,
  body: verificationBody,
  reply,
  errors: ['no_aadhaar', 'worker_changed'],
});

export const pauseBody = z.strictObject({
  /** Null lifts the pause. */
  reason: pauseReason.nullable(),
  /**
   * The grounds for the pause, which the account's owner reads word for word; or why it is lifted, which only the
   * office reads.
   */
  evidence: text({ max: 1000 }),
  /** Set when the pause cannot wait; without it the pause starts after 14 days' notice. */
  urgency: pauseUrgency.optional(),
  /** When the pause ends, within a year of its start; if absent, an admin has to lift it. */
  until: instant.optional(),
});
export type PauseBody = z.infer<typeof pauseBody>;

export const setPauseContract = contract('PUT /admin/users/{id}/pause', {
  summary:
    'Pause an account with a reason and evidence for its owner, in 14 days or, for danger or fraud, at once; or lift the pause',
  access: ['admin'],
  right: 'lead',
  rate: 'write',
  params,
  body: pauseBody,
  reply,
  errors: ['own_account', 'already_paused', 'other_lead_needed'],
});

/** A pause as the office sees it. */
export const pauseFacts = {
  reason: givenReason,
  evidence: z.string(),
  /** Null when notice was given. */
  urgency: pauseUrgency.nullable(),
  pauseState: z.enum(['announced', 'active', 'over']),
  pausedAt: instant,
  startsAt: instant,
  until: instant.nullable(),
} as const;

const appealFacts = {
  text: z.string(),
  state: appealState,
  /** The text of the decision. */
  answer: z.string(),
  /** The office has to answer by this time. */
  answerBy: instant,
  createdAt: instant,
} as const;

export const adminAppeal = z
  .strictObject({
    _id: id(),
    person: named,
    ...pauseFacts,
    pausedBy: named,
    ...appealFacts,
  })
  .meta({ id: 'AdminAppeal' });
export type AdminAppeal = z.infer<typeof adminAppeal>;

const appealQuery = adminQuery.extend({ state: appealState.optional() });
export type AppealQuery = z.infer<typeof appealQuery>;

export const listAppealsContract = contract(
  'GET /admin/appeals',
  adminList({
    right: 'reader',
    tableRight: 'lead',
    summary: 'List appeals against pauses',
    item: adminAppeal,
    query: appealQuery,
  }),
);

/** The person who appealed reads the answer. */
export const appealDecisionBody = z.strictObject({ lift: z.boolean(), answer: text({ max: 1000 }) });
export type AppealDecisionBody = z.infer<typeof appealDecisionBody>;

export const decideAppealContract = contract('PUT /admin/appeals/{id}', {
  summary: 'Decide an appeal, with an answer to its author; not by the lead who paused the account',
  access: ['admin'],
  right: 'lead',
  rate: 'write',
  params,
  body: appealDecisionBody,
  reply: z.strictObject({ data: adminAppeal }),
  errors: ['own_account', 'own_decision', 'appeal_decided'],
});

export const closeNoteContract = contract('PUT /admin/return-notes/{id}', {
  summary: 'Close a note about an account sharing a contact with a paused one, with your finding',
  access: ['admin'],
  right: 'agent',
  rate: 'write',
  params,
  body: z.strictObject({ note: text({ max: 500 }) }),
  reply: z.strictObject({ data: z.strictObject({ _id: id() }) }),
  errors: ['note_closed'],
});

export const pictureDecisionBody = z.strictObject({ hidden: z.boolean(), reason });
export type PictureDecisionBody = z.infer<typeof pictureDecisionBody>;

export const decideOnPictureContract = contract('PUT /admin/work-pictures/{id}', {
  summary: "Hide or show a worker's picture, with a reason for the worker to read",
  access: ['admin'],
  right: 'agent',
  rate: 'write',
  params,
  body: pictureDecisionBody,
  reply: z.strictObject({ data: ownWorkPicture }),
});

export const adminView = z
  .strictObject({
    ...{ _id: id(), name: z.string(), email: z.string(), can: right },
    isSuspended: z.boolean(),
    hasTwoFactor: z.boolean(),
  })
  .meta({ id: 'Admin' });
export type AdminView = z.infer<typeof adminView>;

export const listAdminsContract = contract('GET /admin/admins', {
  summary: 'List the admins and their rights',
  access: ['admin'],
  right: 'reader',
  rate: 'read',
  reply: z.strictObject({ data: z.array(adminView) }),
});

export const removeFactorsContract = contract('DELETE /admin/users/{id}/second-factor', {
  summary:
    "Remove a person's authenticator app and passkeys, with the reason. For an admin, returns a setup code once",
  access: ['admin'],
  right: 'lead',
  rate: 'write',
  key: 'none',
  params,
  body: z.strictObject({ reason }),
  reply: z.strictObject({
    /** Null for people outside the office, who need no code. */
    data: z.strictObject({ setupCode: z.string().nullable() }),
  }),
  errors: ['own_account', 'no_second_factor'],
});

/** Null turns the admin back into a customer. */
export const rightBody = z.strictObject({ can: right.nullable(), reason });
export type RightBody = z.infer<typeof rightBody>;

export const setRightContract = contract('PUT /admin/admins/{id}', {
  summary: "Make a customer an admin, change an admin's right or remove it, with the reason",
  access: ['admin'],
  right: 'lead',
  rate: 'write',
  params,
  body: rightBody,
  reply: z.strictObject({ data: adminView.nullable() }),
  errors: ['own_account', 'not_nameable'],
});
