import type { NotOffered } from '#lib/features/catalogue/contracts/not-offered.ts';
import { readVisitBarrier } from '#lib/features/places/services/steps/find-barrier.ts';
import type { Actor } from '#lib/platform/contract/actor.ts';
import { findUser } from '#models/people/user.ts';

/** Returns the worker's city, if it is switched off, and those of their trades that are. */
export const readWorkerBarriers = async ({ actor }: { actor: Actor }): Promise<{ data: NotOffered[] }> => {
  const user = await findUser(actor.userId);
  if (!user) return { data: [] };
  const barriers = await Promise.all([
    readVisitBarrier({ address: user.address }),
    ...user.skills.map(({ _id }) => readVisitBarrier({ skillIds: [_id] })),
  ]);
  return { data: barriers.filter((barrier) => barrier !== null) };
};
