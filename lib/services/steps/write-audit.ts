import type { Actor } from '#lib/domain/actor.ts';
import { now } from '#lib/integrations/clock.ts';
import { insertAudit } from '#models/audit.ts';
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
