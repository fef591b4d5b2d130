import { defineModel } from '#models/define-model.ts';
import { date, objectId, text } from '#models/field.ts';

const Node = defineModel({
  name: 'PresenceNode',
  collection: 'presenceNodes',
  fields: {
    /** Identifies one start of one server. */
    _id: text(),
    leaseUntil: date(),
  },
  // One row per server.
  indexes: [],
});

/** A user's connection to a server, valid while that server renews its lease. */
const Presence = defineModel({
  name: 'Presence',
  collection: 'presence',
  fields: {
    _id: text(),
    nodeId: text(),
    userId: objectId(),
  },
  indexes: [
    // Which of these people are online.
    [{ userId: 1 }, {}],
    // All connections of a dead server.
    [{ nodeId: 1 }, {}],
  ],
});

// Uses the database's clock, because the servers' clocks may differ.
const inMilliseconds = (milliseconds: number) => [
  { $set: { leaseUntil: { $add: ['$$NOW', milliseconds] } } },
];
const isAlive = { $expr: { $gt: ['$leaseUntil', '$$NOW'] } };

export const openLease = async (nodeId: string, milliseconds: number): Promise<void> => {
  await Node.updateOne({ _id: nodeId }, inMilliseconds(milliseconds), { upsert: true });
};

/** Extends a lease. Returns false if it expired and other servers consider this one dead. */
export const renewLease = async (nodeId: string, milliseconds: number): Promise<boolean> => {
  const { matchedCount } = await Node.updateOne({ _id: nodeId, ...isAlive }, inMilliseconds(milliseconds));
  return matchedCount === 1;
};

export const listLiveNodes = async (): Promise<string[]> => {
  const rows = await Node.find(isAlive, { fields: ['_id'] });
  return rows.map(({ _id }) => _id);
};

/** Removes servers whose lease expired, and their connections. */
export const removeDeadNodes = async (): Promise<void> => {
  const dead = await Node.find({ $nor: [isAlive] }, { fields: ['_id'] });
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

/** Which of these people are connected to a live server. */
export const listOnline = async (userIds: readonly string[]): Promise<Set<string>> => {
  if (userIds.length === 0) return new Set();
  const rows = await Presence.find(
    { userId: { $in: userIds }, nodeId: { $in: await listLiveNodes() } },
    { fields: ['userId'] },
  );
  return new Set(rows.map(({ userId }) => String(userId)));
};
