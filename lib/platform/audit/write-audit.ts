import type { Actor } from '#lib/platform/contract/actor.ts';
import { now } from '#lib/platform/time/clock.ts';
import { insertAudit } from '#models/platform/audit.ts';
import type { Tx } from '#models/connection.ts';

interface Act {
  actor: Pick<Actor, 'userId'>;
  /** Thing and verb, such as `skill.create`. */
  act: string;
  subjectId: string;
  details: unknown;
}

/** Writes down what an admin does, in the transaction of the act itself. */
export const writeAudit = ({ actor, ...row }: Act, tx: Tx): Promise<void> =>
  insertAudit({ actorId: actor.userId, ...row, at: now() }, tx);
