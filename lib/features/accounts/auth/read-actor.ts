import type { Actor, Identity } from '#lib/platform/contract/actor.ts';
import { env } from '#lib/platform/config/env.ts';
import { createTtlCache } from '#lib/platform/concurrency/ttl-cache.ts';
import { now } from '#lib/platform/time/clock.ts';
import { findVisit, setLastActive, type Visit } from '#models/accounts/session.ts';
import { findTotp } from '#models/accounts/totp.ts';
import { readToken } from './tokens.ts';
import { inTransaction } from '#models/connection.ts';
import { holdActive } from '#models/people/preferences.ts';

// The list of devices speaks of days; nobody needs to know more.
const HOUR_MS = 3_600_000;

/** Notes that a device is in use, once an hour, for those who agreed to it. */
const noteActivity = async ({ actor, notesActivity, lastActiveAt }: Visit, at: Date): Promise<void> => {
  const isFresh = lastActiveAt !== null && at.getTime() - lastActiveAt.getTime() < HOUR_MS;
  if (!notesActivity || isFresh) return;
  const { userId, sessionId } = actor;
  await inTransaction(async (tx) => {
    if (await holdActive({ userId, at }, tx)) await setLastActive(sessionId, at, tx);
  });
};

// A revoked session must be dead on every server within 2 s; shorter than that, a look at memory is enough.
const actors = createTtlCache<Promise<Actor | null>>({ name: 'actors', keptMs: 1500, most: 10_000 });

// The demo's password is known to all: there is nothing to keep.
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

const actorOf = (sessionId: string): Promise<Actor | null> =>
  actors.get(sessionId, () => findActor(sessionId));

/** Forgets what is known of a session, so that the next call asks the database. */
export const forgetSession = actors.forget;

/** The person behind a bearer token. */
export const readActorOfToken = async (token: string): Promise<Identity> => {
  const verdict = readToken(token);
  if (typeof verdict === 'string') return verdict;
  return (await actorOf(verdict.sessionId)) ?? 'invalid';
};

/** The person behind an Authorization header. */
export const readActor = async (authorization: string | null): Promise<Identity> => {
  if (authorization === null) return 'none';
  const [, token] = /^Bearer ([^\s,]+)$/i.exec(authorization) ?? [];
  return token ? readActorOfToken(token) : 'invalid';
};
