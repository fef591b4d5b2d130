import { setTimeout as wait } from 'node:timers/promises';
import { NetworkError } from '#lib/platform/browser/api-error.ts';

const LOST_REQUESTS = 0.3;
const LOST_ANSWERS = 0.15;
const LATE_REQUESTS = 0.05;
const DOUBLED_REQUESTS = 0.15;
const MAX_DELAY_MS = 150;
const MAX_LATENESS_MS = 2500;

/** Requests that the network still holds, and how often it failed. */
export interface NetworkLog {
  readonly held: Set<Promise<unknown>>;
  requests: number;
  lost: number;
  doubled: number;
}

export const createNetworkLog = (): NetworkLog => ({ held: new Set(), requests: 0, lost: 0, doubled: 0 });

const quietly = (work: Promise<unknown>): Promise<unknown> => work.catch(() => undefined);

/**
 * Sends a request as a bad network does: it loses three of ten requests and some answers, delivers some requests twice,
 * and some only after their sender has given up, so that they arrive after later ones.
 */
export const sendBadly = async <Reply>(request: () => Promise<Reply>, log: NetworkLog): Promise<Reply> => {
  log.requests += 1;
  const fails = (share: number): boolean => Math.random() < share;
  const lose = (): NetworkError => {
    log.lost += 1;
    return new NetworkError(null);
  };
  if (fails(LOST_REQUESTS)) throw lose();
  if (fails(LATE_REQUESTS)) {
    const late = quietly(wait(Math.random() * MAX_LATENESS_MS).then(request));
    log.held.add(late);
    void late.then(() => log.held.delete(late));
    throw lose();
  }
  await wait(Math.random() * MAX_DELAY_MS);
  const isDoubled = fails(DOUBLED_REQUESTS);
  if (isDoubled) log.doubled += 1;
  const second = isDoubled ? quietly(request()) : null;
  if (fails(LOST_ANSWERS)) {
    await quietly(request());
    throw lose();
  }
  const reply = await request();
  await second;
  return reply;
};
