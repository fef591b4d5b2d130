import type { WorkerProfileInput } from '#lib/features/profiles/contracts/profiles.ts';
import type { Actor } from '#lib/platform/contract/actor.ts';
import { storeProfile } from '#lib/features/profiles/services/steps/store-profile.ts';

/** Changes the worker's own profile. */
export const updateWorkerProfile = (input: { actor: Actor; body: WorkerProfileInput }) => storeProfile(input);
