import type { ApiCall } from '#lib/platform/contract/call.ts';
import type { CallRegister } from '#lib/platform/contract/register.ts';
import { createRequester, type Reply } from '../api.ts';
import { readReply } from '../read-reply.ts';
import { endSession, settledSession } from '../session.ts';
import type { WriteSubject } from './waiting-write.ts';
import { loadQueue } from './load-queue.ts';
import { WriteWaits } from './write-waits.ts';
import { toApiRefusal, type WriteOutcome } from './write-outcome.ts';

type Queued<Shape> = Shape extends { takesKey: true }
  ? (Shape extends { params: infer Params } ? { readonly params: Params } : { readonly params?: undefined }) &
      (Shape extends { body: infer Body } ? { readonly body: Body } : { readonly body?: undefined })
  : never;

/** Without the message: the thing itself, read again, has none. */
type Answer<Shape> = Reply<Shape> extends { data: infer Data } ? { readonly data: Data } : never;

interface WriteContext<Reread> {
  /** Writes to one thing go out in order: `booking:<id>`. */
  readonly item: string;
  readonly subject: WriteSubject;
  /** The key of an earlier attempt, which the queue did not see. */
  readonly key?: string;
  /** Reads the thing, for a change that was made although its answer is lost. */
  reread(): Promise<Reread>;
}

const api = createRequester({ ready: settledSession, onSessionEnd: endSession });

const read = async <Body, Reread>(
  outcome: WriteOutcome | null,
  reread: () => Promise<Reread>,
): Promise<Body | Reread> => {
  if (outcome === null || outcome.kind === 'later') throw new WriteWaits();
  if (outcome.kind === 'refused') throw toApiRefusal(outcome.refusal);
  if (outcome.kind === 'already_done') return reread();
  return readReply(new Response(outcome.reply, { headers: { 'content-type': 'application/json' } }));
};

/**
 * Sends a write that a bad network cannot lose. Returns the reply, throws `ApiError` if the server refuses it, and
 * `WriteWaits` if it has to wait.
 */
export const sendWrite = async <Call extends ApiCall, Reread>(
  call: Call,
  parts: Queued<CallRegister[Call]>,
  { item, subject, reread, key = crypto.randomUUID() }: WriteContext<Reread>,
): Promise<Answer<CallRegister[Call]> | Reread> => {
  const { params = {}, body } = parts;
  const queue = await loadQueue();
  const direct = (): Promise<Answer<CallRegister[Call]>> => api({ call, params, body, idempotencyKey: key });
  // A private window may have no storage.
  const outcome =
    queue &&
    (await queue.submit({ key, call, params, body, item, subject }).catch(() => 'unstored' as const));
  return queue === null || outcome === 'unstored'
    ? direct()
    : read<Answer<CallRegister[Call]>, Reread>(outcome, reread);
};
