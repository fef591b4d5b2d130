import type { WorkerProfileInput, CustomerProfileBody } from '#lib/features/profiles/contracts/profiles.ts';
import type { Role, Actor } from '#lib/platform/contract/actor.ts';
import { AppError } from '#lib/platform/contract/app-error.ts';
import { storeProfile } from '#lib/features/profiles/services/steps/store-profile.ts';

// Workers may change every field of the call.
const editableFields: Record<Exclude<Role, 'worker'>, readonly string[]> = {
  customer: ['name', 'phone', 'address'],
  broker: ['name', 'phone'],
  admin: ['name', 'phone'],
};

const foreignFields = (role: Role, body: WorkerProfileInput): string[] =>
  role === 'worker'
    ? []
    : Object.keys(body).filter((name) => name !== 'madeFrom' && !editableFields[role].includes(name));

/** Updates the caller's profile; fields their role does not have are rejected as unknown. */
export const updateProfile = async (input: { actor: Actor; body: WorkerProfileInput }) => {
  const foreign = foreignFields(input.actor.role, input.body);
  if (foreign.length === 0) return storeProfile(input);
  const errors = foreign.map((field) => ({ field, code: 'unknown_field' }) as const);
  throw new AppError('validation_failed', { errors });
};

/** Updates the worker's own profile. */
export const updateWorkerProfile = (input: { actor: Actor; body: WorkerProfileInput }) => storeProfile(input);

/** Updates the customer's own name and phone. */
export const updateCustomerProfile = (input: { actor: Actor; body: CustomerProfileBody }) =>
  storeProfile(input);
