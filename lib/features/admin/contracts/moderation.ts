import { z } from 'zod';
import { call, contract } from '#lib/platform/contract/contract.ts';
import { id, text } from '#lib/platform/contract/fields.ts';
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

export const suspensionBody = z.strictObject({ suspended: z.boolean(), reason });
export type SuspensionBody = z.infer<typeof suspensionBody>;

export const setSuspensionContract = contract(call('PUT', '/admin/users/{id}/suspension'), {
  summary: "Suspend somebody's account, or lift the suspension, with the reason",
  access: ['admin'],
  right: 'lead',
  rate: 'write',
  params,
  body: suspensionBody,
  reply,
  errors: ['own_account'],
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
