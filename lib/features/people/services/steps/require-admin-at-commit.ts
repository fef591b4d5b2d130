import type { Actor } from '#lib/platform/contract/actor.ts';
import { AppError } from '#lib/platform/contract/app-error.ts';
import { now } from '#lib/platform/time/clock.ts';
import type { Tx } from '#models/connection.ts';
import { holdAdmin as holdRecord, holdLead as holdLeadRecord } from '#models/people/all-people.ts';

/** Makes sure that the actor still is an admin when the transaction commits. */
export const holdAdmin = async (actor: Actor, tx: Tx): Promise<void> => {
  if (!(await holdRecord({ userId: actor.userId, at: now() }, tx))) throw new AppError('forbidden');
};

/** Makes sure that the actor still is a lead when the transaction commits. */
export const holdLead = async ({ userId }: Actor, tx: Tx): Promise<void> => {
  if (!(await holdLeadRecord({ userId, at: now() }, tx))) throw new AppError('right_needed');
};
