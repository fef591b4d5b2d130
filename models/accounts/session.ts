import { Types } from 'mongoose';
import type { Actor } from '#lib/platform/contract/actor.ts';
import type { Tx } from '#models/connection.ts';
import { defineModel, type RowOf } from '#models/define-model.ts';
import { date, nullable, objectId, text } from '#models/field.ts';
import { createBatcher } from '#lib/platform/concurrency/batcher.ts';
import type { UserRecord } from '#models/people/user.ts';

const Session = defineModel({
  name: 'Session',
  collection: 'sessions',
  fields: {
    userId: objectId(),
    device: text({ default: '' }),
    createdAt: date(),
    /** Rounded to the hour, and only with consent. */
    lastActiveAt: nullable(date()),
    expiresAt: date(),
    revokedAt: nullable(date()),
  },
  indexes: [
    [{ userId: 1 }, {}],
    // Sessions expire with their token.
    [{ expiresAt: 1 }, { expireAfterSeconds: 0 }],
  ],
});

export type SessionRecord = RowOf<typeof Session>;

export const insertSession = (
  row: Omit<SessionRecord, '_id' | 'lastActiveAt'>,
  tx?: Tx,
): Promise<SessionRecord> => Session.insert(row, { tx });

type SessionWithUser = SessionRecord & {
  user: Pick<UserRecord, 'role' | 'locale' | 'suspendedAt' | 'pauseStartsAt' | 'consents' | 'can'>;
};

const toActor = ({ _id, userId, user }: SessionWithUser): Actor => ({
  userId: String(userId),
  sessionId: String(_id),
  role: user.role,
  locale: user.locale,
  isSuspended: user.suspendedAt !== null,
  ...(user.pauseStartsAt && { pauseStartsAt: user.pauseStartsAt.toISOString() }),
  ...(user.role === 'admin' && user.can && { can: user.can }),
});

const listLive = (sessionIds: readonly string[], at: Date): Promise<SessionWithUser[]> => {
  const ids = sessionIds.map((sessionId) => new Types.ObjectId(sessionId));
  return Session.aggregate<SessionWithUser>([
    { $match: { _id: { $in: ids }, revokedAt: null, expiresAt: { $gt: at } } },
    { $lookup: { from: 'users', localField: 'userId', foreignField: '_id', as: 'user' } },
    { $unwind: '$user' },
    {
      $project: {
        userId: 1,
        lastActiveAt: 1,
        user: { role: 1, locale: 1, suspendedAt: 1, pauseStartsAt: 1, consents: 1, can: 1 },
      },
    },
  ]);
};

/** Reads the users of live sessions in one query. */
export const listActors = async (sessionIds: readonly string[], at: Date): Promise<Actor[]> =>
  (await listLive(sessionIds, at)).map(toActor);

/** A signed-in user and when they were last active. */
export interface Visit {
  actor: Actor;
  notesActivity: boolean;
  lastActiveAt: Date | null;
}

const toVisit = (session: SessionWithUser): Visit => ({
  actor: toActor(session),
  notesActivity: session.user.consents.activity !== undefined,
  lastActiveAt: session.lastActiveAt ?? null,
});

// After a server restart everyone reconnects at once.
const visits = createBatcher(async (batch: readonly { sessionId: string; at: Date }[]) => {
  const at = batch.reduce((latest, one) => (one.at > latest ? one.at : latest), new Date(0));
  const ids = [...new Set(batch.map(({ sessionId }) => sessionId))];
  const live = new Map((await listLive(ids, at)).map((session) => [String(session._id), session]));
  return batch.map(({ sessionId }) => live.get(sessionId) ?? null);
});

/** Returns the user of a live session, or null; concurrent calls share one read. */
export const findVisit = async (sessionId: string, at: Date): Promise<Visit | null> => {
  const session = await visits.ask({ sessionId, at });
  return session && toVisit(session);
};

export const setLastActive = async (sessionId: string, at: Date, tx: Tx): Promise<void> => {
  await Session.updateOne({ _id: sessionId }, { $set: { lastActiveAt: at } }, { tx });
};

/** Clears the last-active times of a user's sessions. */
export const forgetLastActive = async (userId: string, tx: Tx): Promise<void> => {
  await Session.updateMany({ userId }, { $set: { lastActiveAt: null } }, { tx });
};

const live = (userId: string, at: Date) => ({ userId, revokedAt: null, expiresAt: { $gt: at } });

/** Ends one session; returns false when it was already over. */
export const revokeSession = async (sessionId: string, at: Date, tx?: Tx): Promise<boolean> => {
  const result = await Session.updateOne(
    { _id: sessionId, revokedAt: null },
    { $set: { revokedAt: at } },
    { tx },
  );
  return result.modifiedCount === 1;
};

/** Lists a user's sessions, newest first. */
export const listUserSessions = (userId: string, at: Date): Promise<SessionRecord[]> =>
  Session.find(live(userId, at), { sort: { _id: -1 }, limit: 100 });

interface Revocation {
  userId: string;
  at: Date;
  /** The session to keep, usually the current one. */
  exceptSessionId?: string;
}

/** Lists the ids of a user's live sessions. */
export const listUserSessionIds = async (
  { userId, at }: { userId: string; at: Date },
  tx: Tx,
): Promise<string[]> => {
  const rows = await Session.find(live(userId, at), { fields: ['_id'], tx });
  return rows.map(({ _id }) => String(_id));
};

/** Ends a user's sessions and returns their ids. */
export const revokeUserSessions = async (
  { userId, at, exceptSessionId }: Revocation,
  tx?: Tx,
): Promise<string[]> => {
  const filter = { ...live(userId, at), ...(exceptSessionId && { _id: { $ne: exceptSessionId } }) };
  const rows = await Session.find(filter, { fields: ['_id'], tx });
  await Session.updateMany(filter, { $set: { revokedAt: at } }, { tx });
  return rows.map(({ _id }) => String(_id));
};

/** Ends one of a user's own sessions; returns false when it is not theirs or already over. */
export const revokeOwnSession = async ({
  userId,
  sessionId,
  at,
}: {
  userId: string;
  sessionId: string;
  at: Date;
}) => {
  const result = await Session.updateOne(
    { ...live(userId, at), _id: sessionId },
    { $set: { revokedAt: at } },
  );
  return result.modifiedCount === 1;
};
