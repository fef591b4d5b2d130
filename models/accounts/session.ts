import { Schema, Types } from 'mongoose';
import type { Actor } from '#lib/platform/contract/actor.ts';
import { Tx } from '#models/connection.ts';
import { defineModel } from '#models/define-model.ts';
import { createBatcher } from '#lib/platform/concurrency/batcher.ts';
import type { UserRecord } from '#models/people/user.ts';

export interface SessionRecord {
  _id: Types.ObjectId;
  userId: Types.ObjectId;
  device: string;
  createdAt: Date;
  /** To the hour; kept with the consent to it alone. */
  lastActiveAt: Date | null;
  expiresAt: Date;
  revokedAt: Date | null;
}

const { ObjectId, String: text, Date: date } = Schema.Types;

const Session = defineModel<SessionRecord>({
  name: 'Session',
  collection: 'sessions',
  fields: {
    userId: { type: ObjectId, required: true },
    device: { type: text, default: '' },
    createdAt: { type: date, required: true },
    lastActiveAt: { type: date, default: null },
    expiresAt: { type: date, required: true },
    revokedAt: { type: date, default: null },
  },
  indexes: [
    // A person's sessions, for the list and for revoking all of them.
    [{ userId: 1 }, {}],
    // Sessions go by themselves once their token is worthless.
    [{ expiresAt: 1 }, { expireAfterSeconds: 0 }],
  ],
});

export const insertSession = async (
  row: Omit<SessionRecord, '_id' | 'lastActiveAt'>,
  tx?: Tx,
): Promise<SessionRecord> => {
  const [session] = await Session.create([row], Tx.session(tx));
  if (!session) throw new Error('The session was not stored.');
  return session.toObject();
};

type SessionWithUser = SessionRecord & {
  user: Pick<UserRecord, 'role' | 'locale' | 'suspendedAt' | 'consents' | 'can'>;
};

const toActor = ({ _id, userId, user }: SessionWithUser): Actor => ({
  userId: String(userId),
  sessionId: String(_id),
  role: user.role,
  locale: user.locale,
  isSuspended: user.suspendedAt !== null,
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
        user: { role: 1, locale: 1, suspendedAt: 1, consents: 1, can: 1 },
      },
    },
  ]);
};

/** The people behind those of the sessions that live, sessions and users in one read. */
export const listActors = async (sessionIds: readonly string[], at: Date): Promise<Actor[]> =>
  (await listLive(sessionIds, at)).map(toActor);

/** Somebody at work, and what is known of when they last were. */
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

// When a server comes back, everybody does at once.
const visits = createBatcher(async (asked: readonly { sessionId: string; at: Date }[]) => {
  const at = asked.reduce((latest, one) => (one.at > latest ? one.at : latest), new Date(0));
  const ids = [...new Set(asked.map(({ sessionId }) => sessionId))];
  const live = new Map((await listLive(ids, at)).map((session) => [String(session._id), session]));
  return asked.map(({ sessionId }) => live.get(sessionId) ?? null);
});

/** The person behind a live session; null once session or person is gone. Those asked for at once are one read. */
export const findVisit = async (sessionId: string, at: Date): Promise<Visit | null> => {
  const session = await visits.ask({ sessionId, at });
  return session && toVisit(session);
};

/** Says when a session was last in use. */
export const setLastActive = async (sessionId: string, at: Date, tx: Tx): Promise<void> => {
  await Session.updateOne({ _id: sessionId }, { $set: { lastActiveAt: at } }, Tx.session(tx));
};

/** Forgets when a person's sessions were in use. */
export const forgetLastActive = async (userId: string, tx: Tx): Promise<void> => {
  await Session.updateMany({ userId }, { $set: { lastActiveAt: null } }, Tx.session(tx));
};

const live = (userId: string, at: Date) => ({ userId, revokedAt: null, expiresAt: { $gt: at } });

/** Ends one session for good; false when it was over already. */
export const revokeSession = async (sessionId: string, at: Date, tx?: Tx): Promise<boolean> => {
  const result = await Session.updateOne(
    { _id: sessionId, revokedAt: null },
    { $set: { revokedAt: at } },
    Tx.session(tx),
  );
  return result.modifiedCount === 1;
};

/** Where a person is signed in, newest first. */
export const listSessionsOf = (userId: string, at: Date): Promise<SessionRecord[]> =>
  Session.find(live(userId, at)).sort({ _id: -1 }).limit(100).lean<SessionRecord[]>().exec();

interface Revocation {
  userId: string;
  at: Date;
  /** The session that stays, usually the one that asks. */
  exceptSessionId?: string;
}

/** The live sessions of a person by their ids. */
export const listSessionIdsOf = async (
  { userId, at }: { userId: string; at: Date },
  tx: Tx,
): Promise<string[]> => {
  const rows = await Session.find(live(userId, at), { _id: 1 }, Tx.session(tx)).lean().exec();
  return rows.map(({ _id }) => String(_id));
};

/** Ends a person's sessions and says which. */
export const revokeSessionsOf = async (
  { userId, at, exceptSessionId }: Revocation,
  tx?: Tx,
): Promise<string[]> => {
  const filter = { ...live(userId, at), ...(exceptSessionId && { _id: { $ne: exceptSessionId } }) };
  const rows = await Session.find(filter, { _id: 1 }, Tx.session(tx)).lean().exec();
  await Session.updateMany(filter, { $set: { revokedAt: at } }, Tx.session(tx));
  return rows.map(({ _id }) => String(_id));
};

/** Ends one of a person's own sessions; false when it is not theirs or over already. */
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
