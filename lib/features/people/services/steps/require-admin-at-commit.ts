import type { Actor } from '#lib/platform/contract/actor.ts';
import { AppError } from '#lib/platform/contract/app-error.ts';
import { now } from '#lib/platform/time/clock.ts';
import type { Tx } from '#models/connection.ts';
import {
  lockAdminRecord as holdRecord,
  lockLeadRecord as holdLeadRecord,
} from '#models/people/all-people.ts';

/** Locks the admin's account for the transaction, or throws when they lost the right. */
export const lockAdmin = async (actor: Actor, tx: Tx): Promise<void> => {
  if (!(await holdRecord({ userId: actor.userId, at: now() }, tx))) throw new AppError('forbidden');
};

export const lockLead = async ({ userId }: Actor, tx: Tx): Promise<void> => {
  if (!(await holdLeadRecord({ userId, at: now() }, tx))) throw new AppError('right_needed');
};
