import { z } from 'zod';
import { contract } from '#lib/platform/contract/contract.ts';
import { id, text } from '#lib/platform/contract/fields.ts';
import * as calls from './moderation.calls.ts';
import { role } from '#lib/platform/contract/role.ts';

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

export const setVerificationContract = contract(calls.setVerificationCall, {
  summary: 'Verify a worker, or take the verification back, with the reason',
  access: ['admin'],
  rate: 'write',
  params,
  body: verificationBody,
  reply,
});

export const suspensionBody = z.strictObject({ suspended: z.boolean(), reason });
export type SuspensionBody = z.infer<typeof suspensionBody>;

export const setSuspensionContract = contract(calls.setSuspensionCall, {
  summary: "Suspend somebody's account, or lift the suspension, with the reason",
  access: ['admin'],
  rate: 'write',
  params,
  body: suspensionBody,
  reply,
  errors: ['own_account'],
});
