import type { Call } from '#lib/platform/contract/call.ts';
import type { Actor } from '#lib/platform/contract/actor.ts';
import { AppError } from '#lib/platform/contract/app-error.ts';
import { now } from '#lib/platform/time/clock.ts';
import { inTransaction, isDuplicateKey, type Tx } from '#models/connection.ts';
import {
  claimSlot,
  findAnswer,
  storeAnswer,
  type IdempotencySlot,
  type StoredAnswer,
} from '#models/platform/idempotency.ts';
import { hashBody } from './hash-body.ts';
import { withLock } from '#lib/platform/concurrency/keyed-lock.ts';

interface IdempotentRun<Answer> {
  actor: Pick<Actor, 'userId'>;
  call: Pick<Call, 'method' | 'path'>;
  /** The request's `Idempotency-Key`; null: just a transaction. */
  key: string | null;
  /** Everything that the request says; with parameters in the path, `{ params, body }`. */
  body: unknown;
  work: (tx: Tx) => Promise<Answer>;
  /** Takes its turn among those of this process who want the same thing, and looks at it before each try. */
  queue?: { thing: string; check: () => Promise<unknown> };
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

// Without a queue of its own a run waits for nobody.
const queued = <Answer>(
  { queue }: Pick<IdempotentRun<Answer>, 'queue'>,
  work: () => Promise<Answer>,
  check: () => Promise<unknown>,
): Promise<Answer> => (queue ? withLock(queue.thing, work, check) : check().then(work));

const runKeyed = async <Answer extends object>(
  run: IdempotentRun<Answer>,
  slot: IdempotencySlot,
): Promise<Answer> => {
  const bodyHash = hashBody(run.body);
  let stored: StoredAnswer<Answer> | null = null;
  const check = async (): Promise<void> => {
    stored = await findAnswer<Answer>(slot);
    if (!stored) await run.queue?.check();
  };
  const work = () =>
    stored ? Promise.resolve(replay(stored, bodyHash)) : runClaimed({ slot, bodyHash, work: run.work });
  try {
    return await queued(run, work, check);
  } catch (error) {
    // Refused, it may be for what its own first try has done in the meantime: its caller gave up before it was over.
    const isRefused = isDuplicateKey(error) || error instanceof AppError;
    const winner = isRefused ? await findAnswer<Answer>(slot) : null;
    if (!winner) throw error;
    return replay(winner, bodyHash);
  }
};

/** Runs `work` in one transaction; a repeated request with the same key gets the first one's answer instead. */
export const runIdempotent = <Answer extends object>(run: IdempotentRun<Answer>): Promise<Answer> => {
  const { actor, call, key, queue, work } = run;
  if (key !== null) return runKeyed(run, { userId: actor.userId, call: `${call.method} ${call.path}`, key });
  return queued(run, () => inTransaction(work), queue?.check ?? (() => Promise.resolve()));
};
