import type { Actor, Identity } from '#lib/platform/contract/actor.ts';
import { AppError } from '#lib/platform/contract/app-error.ts';
import { env } from '#lib/platform/config/env.ts';
import { createTtlCache } from '#lib/platform/concurrency/ttl-cache.ts';
import { spendPoint, type LimitRule } from '#lib/platform/limits/limiter.ts';
import { now } from '#lib/platform/time/clock.ts';
import { findVisit, setLastActive, type Visit } from '#models/accounts/session.ts';
import { findTotp } from '#models/accounts/totp.ts';
import { findKeyVisit, noteKeyUse } from '#models/accounts/api-key.ts';
import { hashApiKey, isApiKey, looksLikeApiKey } from './api-key-text.ts';
import { readToken } from './tokens.ts';
import { inTransaction } from '#models/connection.ts';
import { lockActive } from '#models/people/preferences.ts';

// The device list shows days; hours are precise enough.
const HOUR_MS = 3_600_000;

/** Records that a device is in use, once an hour, if the user agreed to that. */
const noteActivity = async ({ actor, notesActivity, lastActiveAt }: Visit, at: Date): Promise<void> => {
  const isFresh = lastActiveAt !== null && at.getTime() - lastActiveAt.getTime() < HOUR_MS;
  if (!notesActivity || isFresh) return;
  const { userId, sessionId } = actor;
  await inTransaction(async (tx) => {
    if (await lockActive({ userId, at }, tx)) await setLastActive(sessionId, at, tx);
  });
};

// A revoked session must be rejected on every server within 2 s, so a shorter cache is safe.
const actors = createTtlCache<Promise<Actor | null>>({ name: 'actors', keptMs: 1500, maxEntries: 10_000 });

// The demo's password is public, so a second factor would protect nothing.
const withSecondFactor = async (actor: Actor): Promise<Actor> => {
  if (actor.role !== 'admin' || env().mode === 'demo') return actor;
  return (await findTotp(actor.userId))?.confirmedAt ? actor : { ...actor, lacksSecondFactor: true };
};

const findActor = async (sessionId: string): Promise<Actor | null> => {
  const at = now();
  const visit = await findVisit(sessionId, at);
  if (!visit) return null;
  const actor = await withSecondFactor(visit.actor);
  await noteActivity(visit, at);
  return actor;
};

const findCachedActor = (sessionId: string): Promise<Actor | null> =>
  actors.get(sessionId, () => findActor(sessionId));

export const forgetSession = actors.forget;

/** Returns the user behind a bearer token. */
export const readActorOfToken = async (token: string): Promise<Identity> => {
  const verdict = readToken(token);
  if (typeof verdict === 'string') return verdict;
  return (await findCachedActor(verdict.sessionId)) ?? 'invalid';
};

const MINUTE_MS = 60_000;

const findScript = async (hash: string): Promise<Actor | null> => {
  const at = now();
  const visit = await findKeyVisit(hash, at);
  if (!visit) return null;
  const { actor, lastUsedAt } = visit;
  const isNoted = lastUsedAt !== null && at.getTime() - lastUsedAt.getTime() < MINUTE_MS;
  if (!isNoted) await noteKeyUse(actor.sessionId, at, lastUsedAt);
  return withSecondFactor(actor);
};

// As short as the cache of sessions: a revoked key stops on every server within 2 s.
const scripts = createTtlCache<Promise<Actor | null>>({ name: 'scripts', keptMs: 1500, maxEntries: 1000 });

const GUESS_SECONDS = 15 * 60;

// No one can guess a key, but every attempt costs a read.
const guessRule: LimitRule = { name: 'keyGuesses', points: 50, seconds: GUESS_SECONDS, shared: true };

const keptMs = GUESS_SECONDS * 1000;
// A script that keeps using an outdated key must not use up its network's allowance.
const wrongKeys = createTtlCache<true>({ name: 'wrongKeys', keptMs, maxEntries: 10_000 });
// Scripts that work go on while others of their network guess.
const rightKeys = createTtlCache<true>({ name: 'rightKeys', keptMs, maxEntries: 1000 });
/** When networks that guessed too often may go on. */
const guessers = createTtlCache<number>({ name: 'keyGuessers', keptMs, maxEntries: 10_000 });

const refuseGuesser = (network: string): void => {
  const seconds = Math.ceil(((guessers.find(network) ?? 0) - performance.now()) / 1000);
  if (seconds > 0)
    throw new AppError('too_many_requests', { params: { seconds }, retryAfterSeconds: seconds });
};

const countGuess = async (hash: string, network: string): Promise<void> => {
  if (wrongKeys.find(hash)) return;
  wrongKeys.put(hash, true);
  const wait = await spendPoint(guessRule, network);
  if (wait !== null) guessers.put(network, performance.now() + wait * 1000);
};

const readActorOfKey = async (key: string, network: string): Promise<Identity> => {
  if (!isApiKey(key)) return 'invalid';
  const hash = hashApiKey(key);
  if (!rightKeys.find(hash)) refuseGuesser(network);
  const actor = await scripts.get(hash, () => findScript(hash));
  if (actor) rightKeys.put(hash, true);
  else await countGuess(hash, network);
  return actor ?? 'invalid';
};

/** Returns who sent a call from a network. Only here may a script come in: pages and sockets read sessions alone. */
export const readActor = async (authorization: string | null, network: string): Promise<Identity> => {
  if (authorization === null) return 'none';
  const [, token] = /^Bearer ([^\s,]+)$/i.exec(authorization) ?? [];
  if (!token) return 'invalid';
  return looksLikeApiKey(token) ? readActorOfKey(token, network) : readActorOfToken(token);
};
