import { setTimeout as wait } from 'node:timers/promises';
import { z } from 'zod';
import type { ApiCall } from '#lib/platform/contract/call.ts';
import type { Answer } from '#e2e/kit/api/exchange.ts';
import { sendCall, type SentCall } from '#e2e/kit/api/send-call.ts';

/** The writers' observations, for the verdict. */
export interface Seen {
  /** When something was acknowledged. */
  readonly acknowledgedAt: number[];
  /** Responses that must never occur, each once. */
  readonly strange: Set<string>;
  cuts: number;
  refusals: number;
}

export const newSeen = (): Seen => ({ acknowledgedAt: [], strange: new Set(), cuts: 0, refusals: 0 });

interface Insistence extends Omit<SentCall, 'origin' | 'call'> {
  call: ApiCall;
  origin(): string;
  seen: Seen;
  isOver(): boolean;
}

const unavailable = z.object({ success: z.literal(false), code: z.literal('unavailable') });

// The proxy answers 502 for a server that died with the call. Its own page would have no code and count as strange.
const isTurnedAway = ({ status, headers, json }: Answer): boolean =>
  (status === 502 || status === 503) &&
  headers['retry-after'] !== undefined &&
  unavailable.safeParse(json).success;

const note = (seen: Seen, call: ApiCall, { status, text }: Answer): void => {
  if (status < 300) seen.acknowledgedAt.push(Date.now());
  else if (status !== 409) seen.strange.add(`${call}: ${status} ${text.slice(0, 200)}`);
};

/**
 * Repeats a call until it is answered, also after a cut connection or a 503 with Retry-After; returns null at the end
 * of the run.
 */
export const insist = async ({ origin, seen, isOver, ...sent }: Insistence): Promise<Answer | null> => {
  for (;;) {
    const answer = await sendCall({ origin: origin(), ...sent }).catch(() => null);
    if (answer && !isTurnedAway(answer)) {
      note(seen, sent.call, answer);
      return answer;
    }
    seen[answer ? 'refusals' : 'cuts'] += 1;
    if (isOver()) return null;
    await wait(100);
  }
};
