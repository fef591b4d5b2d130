import type { Call } from '#lib/contracts/call.ts';
import type { Actor } from '#lib/domain/actor.ts';
import { AppError } from '#lib/domain/app-error.ts';
import { now } from '#lib/integrations/clock.ts';
import { inTransaction, isDuplicateKey, type Tx } from '#models/connection.ts';
import {
  claimSlot,
  findAnswer,
  storeAnswer,
  type IdempotencySlot,
  type StoredAnswer,
} from '#models/idempotency.ts';
import { hashBody } from './hash-body.ts';

interface IdempotentRun<Answer> {
  actor: Pick<Actor, 'userId'>;
  call: Pick<Call, 'method' | 'path'>;
  /** The request's `Idempotency-Key`; null: just a transaction. */
  key: string | null;
  /** Everything that the request says; with parameters in the path, `{ params, body }`. */
  body: unknown;
  work: (tx: Tx) => Promise<Answer>;
}

const replay = <Answer>({ answer, bodyHash }: StoredAnswer<Answer>, wanted: string): Answer => {
  if (bodyHash !== wanted) throw new AppError('idempotency_mismatch');
  return answer;
};

interface ClaimedRun<Answer> {
  slot: IdempotencySlot;
  bodyHash: string;
  work: IdempotentRun<Answer>['work'];
}

// The slot comes first: of many equal requests all but one fail here, before they did anything.
const runClaimed = <Answer extends object>({ slot, bodyHash, work }: ClaimedRun<Answer>): Promise<Answer> =>
  inTransaction(async (tx) => {
    await claimSlot({ ...slot, bodyHash, createdAt: now() }, tx);
    const answer = await work(tx);
    await storeAnswer(slot, answer, tx);
    return answer;
  });

/** Runs `work` in one transaction; a repeated request with the same key gets the first one's answer instead. */
export const runIdempotent = async <Answer extends object>(run: IdempotentRun<Answer>): Promise<Answer> => {
  const { actor, call, key, work } = run;
  if (key === null) return inTransaction(work);
  const slot = { userId: actor.userId, call: `${call.method} ${call.path}`, key };
  const bodyHash = hashBody(run.body);
  const stored = await findAnswer<Answer>(slot);
  if (stored) return replay(stored, bodyHash);
  try {
    return await runClaimed({ slot, bodyHash, work });
  } catch (error) {
    const winner = isDuplicateKey(error) ? await findAnswer<Answer>(slot) : null;
    if (!winner) throw error;
    return replay(winner, bodyHash);
  }
};
