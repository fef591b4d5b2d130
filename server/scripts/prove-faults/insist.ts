import { setTimeout as wait } from 'node:timers/promises';
import type { Answer } from '../../testing/api/exchange.ts';
import { sendCall, type SentCall } from '../../testing/api/send-call.ts';

/** What writers have seen, for the verdict. */
export interface Seen {
  /** When something was acknowledged. */
  readonly acknowledgedAt: number[];
  /** Answers that nobody should get, each once. */
  readonly strange: Set<string>;
  cuts: number;
  refusals: number;
}

export const newSeen = (): Seen => ({ acknowledgedAt: [], strange: new Set(), cuts: 0, refusals: 0 });

interface Insistence extends Omit<SentCall, 'origin'> {
  origin(): string;
  seen: Seen;
  isOver(): boolean;
}

const isTurnedAway = ({ status, headers }: Answer): boolean =>
  status === 503 && headers['retry-after'] !== undefined;

const note = (seen: Seen, { method, path }: SentCall['call'], { status, text }: Answer): void => {
  if (status < 300) seen.acknowledgedAt.push(Date.now());
  else if (status !== 409) seen.strange.add(`${method} ${path}: ${status} ${text.slice(0, 200)}`);
};

/** Sends the same call until it is answered: cut lines and 503 with Retry-After are tried again; null at the end of the run. */
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
