import type { WorkerProfileInput } from '#lib/contracts/profiles.ts';
import type { Actor } from '#lib/domain/actor.ts';
import { storeProfile } from '../steps/store-profile.ts';

/** Changes the worker's own profile. */
export const updateWorkerProfile = (input: { actor: Actor; body: WorkerProfileInput }) => storeProfile(input);
