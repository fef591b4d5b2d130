import { Schema, type Types } from 'mongoose';
import { defineModel } from '#models/define-model.ts';

interface PresenceNode {
  /** One start of one server. */
  _id: string;
  leaseUntil: Date;
}

interface PresenceRow {
  _id: string;
  nodeId: string;
  userId: Types.ObjectId;
}

const { ObjectId, String: text, Date: date } = Schema.Types;

const Node = defineModel<PresenceNode>({
  name: 'PresenceNode',
  collection: 'presenceNodes',
  fields: { _id: { type: text }, leaseUntil: { type: date, required: true } },
  // As many rows as there are servers.
  indexes: [],
});

/** Somebody has a connection to a server. It counts for as long as that server renews its lease. */
const Presence = defineModel<PresenceRow>({
  name: 'Presence',
  collection: 'presence',
  fields: {
    _id: { type: text },
    nodeId: { type: text, required: true },
    userId: { type: ObjectId, required: true },
  },
  indexes: [
    // Who of some people is online.
    [{ userId: 1 }, {}],
    // Everyone on a server that died.
    [{ nodeId: 1 }, {}],
  ],
});

// All times are the database's own, so servers' clocks may differ.
const inMilliseconds = (milliseconds: number) => [
  { $set: { leaseUntil: { $add: ['$$NOW', milliseconds] } } },
];
const isAlive = { $expr: { $gt: ['$leaseUntil', '$$NOW'] } };

export const openLease = async (nodeId: string, milliseconds: number): Promise<void> => {
  await Node.updateOne({ _id: nodeId }, inMilliseconds(milliseconds), { upsert: true, updatePipeline: true });
};

/** Prolongs a lease; false when it has run out, and others have counted the server as dead. */
export const renewLease = async (nodeId: string, milliseconds: number): Promise<boolean> => {
  const { matchedCount } = await Node.updateOne({ _id: nodeId, ...isAlive }, inMilliseconds(milliseconds), {
    updatePipeline: true,
  });
  return matchedCount === 1;
};

export const listLiveNodes = async (): Promise<string[]> => {
  const rows = await Node.find(isAlive, { _id: 1 }).lean<Pick<PresenceNode, '_id'>[]>().exec();
  return rows.map(({ _id }) => _id);
};

/** Forgets servers whose lease is over, and who was on them. */
export const removeDeadNodes = async (): Promise<void> => {
  const dead = await Node.find({ $nor: [isAlive] }, { _id: 1 })
    .lean<Pick<PresenceNode, '_id'>[]>()
    .exec();
  if (dead.length === 0) return;
  const ids = dead.map(({ _id }) => _id);
  await Presence.deleteMany({ nodeId: { $in: ids } });
  await Node.deleteMany({ _id: { $in: ids } });
};

const rowId = (nodeId: string, userId: string): string => `${nodeId}:${userId}`;

export const putPresence = async (nodeId: string, userIds: readonly string[]): Promise<void> => {
  if (userIds.length === 0) return;
  await Presence.bulkWrite(
    userIds.map((userId) => ({
      updateOne: {
        filter: { _id: rowId(nodeId, userId) },
        update: { $setOnInsert: { nodeId, userId } },
        upsert: true,
      },
    })),
  );
};

export const removePresence = async (nodeId: string, userIds: readonly string[]): Promise<void> => {
  await Presence.deleteMany({ _id: { $in: userIds.map((userId) => rowId(nodeId, userId)) } });
};

/** Which of these people have a connection to a server that lives. */
export const listOnline = async (userIds: readonly string[]): Promise<Set<string>> => {
  if (userIds.length === 0) return new Set();
  const rows = await Presence.find(
    { userId: { $in: userIds }, nodeId: { $in: await listLiveNodes() } },
    { userId: 1 },
  )
    .lean<Pick<PresenceRow, 'userId'>[]>()
    .exec();
  return new Set(rows.map(({ userId }) => String(userId)));
};
