import { AppError } from '#lib/platform/contract/app-error.ts';
import type { ErrorCode } from '#lib/platform/contract/error-codes.ts';
import { sleep } from '#lib/platform/concurrency/sleep.ts';
import { log } from '#lib/platform/observability/log.ts';
import { now } from '#lib/platform/time/clock.ts';
import { accompanied, isDatabaseAway, type Companion, type Tx } from '#models/connection.ts';
import {
  claimSlot,
  endSlot,
  endUnclaimed,
  findOutcome,
  KeyTaken,
  releaseSlot,
  takeOver,
  type Ending,
  type IdempotencySlot,
  type KeyedOutcome,
} from '#models/platform/idempotency.ts';

interface KeyedRequest extends IdempotencySlot {
  bodyHash: string;
  /**
   * Claims the key before `work`, which has no transaction and whose statement may run twice. If the server dies in
   * between, a later repeat runs it again.
   */
  claimsFirst?: boolean;
  /** Whether a transaction's result is the answer to the request. */
  isAnswer(result: unknown): result is object;
  /** The part of an answer that is stored. */
  keep(answer: object): object;
  /** Makes the answer again from that part. */
  show(kept: unknown): Promise<object>;
}

// An answer is stored right after its change; a row that lacks one for longer has lost it.
const IN_PROGRESS_MS = 10_000;

const POLLS = 10;
const POLL_MS = 100;

const inProgress = (): AppError => new AppError('in_progress', { retryAfterSeconds: 1 });

const statusesToRepeat = new Set([401, 403, 408, 425, 429]);
const codesToRepeat = new Set<ErrorCode>(['in_progress', 'idempotency_mismatch']);

/**
 * Whether a repeated request is refused like the first one. Who the person is and what they may do can change, as can
 * the load; everything else is decided.
 */
const isFinal = ({ status, code }: AppError): boolean =>
  status < 500 && !statusesToRepeat.has(status) && !codesToRepeat.has(code);

/** Claims the request's key in the transaction that makes its change. */
class KeyClaim implements Companion {
  /** Whether the key is claimed in the database. */
  isHeld = false;
  isRepeat = false;
  /** The answer that was stored with the change. */
  stored: object | null = null;
  readonly #request: KeyedRequest;
  #isOpen = true;

  constructor(request: KeyedRequest) {
    this.#request = request;
  }

  take(): boolean {
    const isFirst = this.#isOpen;
    // A service that caught the first refusal must not go on.
    if (isFirst && this.isRepeat) throw new KeyTaken();
    this.#isOpen = false;
    return isFirst;
  }

  /** Claims the key last, so that it takes one command with the answer. A repeat undoes all that it did until then. */
  async write(result: unknown, tx: Tx): Promise<void> {
    const request = this.#request;
    const { userId, call, key, bodyHash } = request;
    const made = request.isAnswer(result) ? result : null;
    const ending = made && { answer: request.keep(made) };
    try {
      await claimSlot({ userId, call, key, bodyHash, createdAt: now() }, ending, tx);
    } catch (error) {
      if (error instanceof KeyTaken) this.isRepeat = true;
      throw error;
    }
    this.stored = made;
  }

  ended(isCommitted: boolean): void {
    this.isHeld = isCommitted;
    this.#isOpen = !isCommitted;
  }

  /** Ends the claim: work that the service left running writes no rows of the request. */
  leave(): void {
    this.#isOpen = false;
  }

  hold(): void {
    this.isHeld = true;
    this.#isOpen = false;
  }
}

const requireSame = ({ bodyHash }: KeyedRequest, outcome: KeyedOutcome): void => {
  if (outcome.bodyHash !== bodyHash) throw new AppError('idempotency_mismatch');
};

const isKnown = ({ answer, refusal }: KeyedOutcome): boolean => answer !== undefined || refusal !== undefined;

const isOld = ({ createdAt }: KeyedOutcome): boolean =>
  now().getTime() - createdAt.getTime() > IN_PROGRESS_MS;

/** Waits a moment for the answer of a request whose change was just made. */
const awaitOutcome = async (request: KeyedRequest, polls = POLLS): Promise<KeyedOutcome> => {
  const outcome = await findOutcome(request);
  // A request that is to be judged again has given its key back.
  if (!outcome) throw inProgress();
  requireSame(request, outcome);
  if (isKnown(outcome)) return outcome;
  if (isOld(outcome)) throw new AppError('already_done');
  if (polls === 0) throw inProgress();
  await sleep(POLL_MS);
  return awaitOutcome(request, polls - 1);
};

/** Returns the first answer to a key, or throws its refusal. */
const replay = async (request: KeyedRequest, found: KeyedOutcome | null): Promise<object> => {
  if (found) requireSame(request, found);
  const { answer, refusal } = found && isKnown(found) ? found : await awaitOutcome(request);
  if (refusal) throw new AppError(refusal.code, refusal.details);
  return request.show(answer);
};

const end = async (request: KeyedRequest, claim: KeyClaim, ending: Ending): Promise<KeyedOutcome | null> => {
  const { userId, call, key, bodyHash } = request;
  if (!claim.isHeld) return endUnclaimed({ userId, call, key, bodyHash, createdAt: now() }, ending);
  await endSlot(request, ending);
  return null;
};

// The change is made: a repeat learns this even if its answer could not be stored.
const orLost = (error: unknown): null => {
  if (isDatabaseAway(error)) return null;
  throw error;
};

const answer = async (request: KeyedRequest, claim: KeyClaim, payload: object): Promise<object> => {
  if (claim.stored === payload) return payload;
  const ending = { answer: request.keep(payload) };
  if (!claim.isHeld) {
    const earlier = await end(request, claim, ending);
    return earlier ? replay(request, earlier) : payload;
  }
  // The reply need not wait: a repeat waits for the answer, and learns that the change was made if it is lost.
  endSlot(request, ending).catch((err: unknown) => {
    if (!isDatabaseAway(err)) log().error({ err, call: request.call }, 'an answer was not stored');
  });
  return payload;
};

/** Returns the first answer to this key, or throws the refusal. */
const refuse = async (request: KeyedRequest, claim: KeyClaim, error: AppError): Promise<object> => {
  if (isFinal(error)) {
    const earlier = await end(request, claim, { refusal: { code: error.code, details: error.details } });
    if (earlier) return replay(request, earlier);
    throw error;
  }
  if (claim.isHeld) await releaseSlot(request);
  // The refusal may be caused by this request's own first attempt, which its caller gave up on.
  const earlier = error.status < 500 && !claim.isHeld ? await findOutcome(request) : null;
  if (earlier) return replay(request, earlier);
  throw error;
};

/** Claims the key on its own. Returns the outcome of an earlier request; a claim that was left behind is taken over. */
const claimFirst = async (request: KeyedRequest, claim: KeyClaim): Promise<KeyedOutcome | null> => {
  const { userId, call, key, bodyHash } = request;
  const at = now();
  const earlier = await endUnclaimed({ userId, call, key, bodyHash, createdAt: at }, null);
  claim.hold();
  if (!earlier || isKnown(earlier) || earlier.bodyHash !== bodyHash) return earlier;
  const isLeft = isOld(earlier) && (await takeOver(request, earlier.createdAt, at));
  return isLeft ? null : earlier;
};

/**
 * Answers a request once per key. The first transaction of `work` also claims the key, so that of equal requests one
 * commits; the others get its answer, or its refusal, for a day.
 */
export const runKeyed = async (request: KeyedRequest, work: () => Promise<object>): Promise<object> => {
  const claim = new KeyClaim(request);
  const earlier = request.claimsFirst ? await claimFirst(request, claim) : null;
  if (earlier) return replay(request, earlier);
  const result = await accompanied(claim, work).catch(async (error: unknown) => {
    if (error instanceof AppError) return error;
    if (claim.isRepeat) return {};
    if (request.claimsFirst) await releaseSlot(request).catch(orLost);
    throw error;
  });
  claim.leave();
  // Also when the service caught it.
  if (claim.isRepeat) return replay(request, null);
  return result instanceof AppError ? refuse(request, claim, result) : answer(request, claim, result);
};
