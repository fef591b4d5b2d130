import {
  UNREAD_LIMIT,
  type NotificationContent,
} from '#lib/features/notifications/contracts/notifications.ts';
import { isDatabaseAway, isDuplicateKey, toObjectId, type Tx } from '#models/connection.ts';
import { defineModel, type RowOf } from '#models/define-model.ts';
import { date, mixed, objectId, optional, text } from '#models/field.ts';
import { createBatcher, createReader } from '#lib/platform/concurrency/batcher.ts';

const Notification = defineModel({
  name: 'Notification',
  collection: 'notifications',
  fields: {
    userId: objectId(),
    /** Kind and parameters; worded in the reader's language. */
    content: mixed<NotificationContent>(),
    href: text<string | null>({ required: false }),
    /** The conversation it is about, which has a single row for its latest message. */
    talkId: optional(objectId()),
    /** A person named in it besides its reader. */
    aboutId: optional(objectId()),
    createdAt: date(),
    readAt: date<Date | null>({ required: false }),
    /** When a visible screen has shown it. */
    shownAt: date<Date | null>({ required: false }),
  },
  indexes: [
    // A person's feed, newest first, for paging. Ids do not order it: a message's row has the message's id.
    [{ userId: 1, createdAt: -1, _id: -1 }, {}],
    // The bell's count; most rows are read and not in this index.
    [{ userId: 1 }, { partialFilterExpression: { readAt: null } }],
    // One row per conversation, and its lookup when the conversation is read.
    [
      { userId: 1, talkId: 1 },
      { unique: true, partialFilterExpression: { talkId: { $exists: true } } },
    ],
    // Finds where a deleted account is named.
    [{ aboutId: 1 }, { partialFilterExpression: { aboutId: { $exists: true } } }],
  ],
});

export type NotificationRecord = RowOf<typeof Notification>;

type NotificationRow = Omit<
  NotificationRecord,
  '_id' | 'userId' | 'talkId' | 'aboutId' | 'readAt' | 'shownAt'
>;
export type NewNotification = NotificationRow & {
  id: string;
  userId: string;
  talkId?: string;
  aboutId?: string;
};

const asStored = ({ id, userId, aboutId, talkId, ...row }: NewNotification): NotificationRecord => ({
  ...{ _id: toObjectId(id), userId: toObjectId(userId), ...row, readAt: null, shownAt: null },
  ...(talkId !== undefined && { talkId: toObjectId(talkId) }),
  ...(aboutId !== undefined && { aboutId: toObjectId(aboutId) }),
});

const storing = (entry: NewNotification) => {
  const { _id, ...row } = asStored(entry);
  return { updateOne: { filter: { _id }, update: { $setOnInsert: row }, upsert: true } };
};

/** Writes rows as they are: mongoose's casting would cost more than the rows. */
const write = (writes: Parameters<typeof Notification.driver.bulkWrite>[0]) =>
  Notification.driver.bulkWrite(writes, { ordered: false, ignoreUndefined: true });

// Stored concurrently by another process; the stored row is what counts.
const orDuplicate = (error: unknown): null => {
  if (isDuplicateKey(error)) return null;
  throw error;
};

const listNotifications = (ids: readonly string[]): Promise<NotificationRecord[]> =>
  Notification.find({ _id: { $in: ids } });

// One row that fails does not fail the others of its batch.
const eachAlone = { shouldRetryIndividually: (fault: unknown) => !isDatabaseAway(fault) };

const putAll = async (entries: readonly NewNotification[]): Promise<NotificationRecord[]> => {
  const stored = await write(entries.map(storing)).catch(orDuplicate);
  const isNew = (place: number): boolean => stored?.upsertedIds[place] !== undefined;
  const known = entries.filter((_row, place) => !isNew(place)).map(({ id }) => id);
  const rows = known.length > 0 ? await listNotifications(known) : [];
  return entries.map((row, place) => {
    const found = isNew(place) ? asStored(row) : rows.find(({ _id }) => String(_id) === row.id);
    if (!found) throw new Error('The notification was not stored.');
    return found;
  });
};

/** Stores rows under the caller's ids and returns the stored rows; concurrent calls share one command. */
export const putNotification = createBatcher(putAll, eachAlone).ask;

type ConversationNotification = NewNotification & { talkId: string };

const toPlace = ({ userId, talkId }: Pick<ConversationNotification, 'userId' | 'talkId'>) => ({
  userId,
  talkId,
});

const listPlaces = (
  places: readonly Pick<ConversationNotification, 'userId' | 'talkId'>[],
): Promise<NotificationRecord[]> => Notification.find({ $or: [...places] });

const renewAll = async (
  entries: readonly ConversationNotification[],
): Promise<(NotificationRecord | null)[]> => {
  const olderOnes = entries.map((one) => ({
    deleteOne: {
      filter: {
        ...{ userId: toObjectId(one.userId), talkId: toObjectId(one.talkId) },
        _id: { $lt: toObjectId(one.id) },
      },
    },
  }));
  await write(olderOnes);
  // Also a duplicate if a newer notification is there.
  const stored = await write(entries.map(storing)).catch(orDuplicate);
  const isNew = (place: number): boolean => stored?.upsertedIds[place] !== undefined;
  const others = entries.filter((_one, place) => !isNew(place)).map(toPlace);
  const rows = others.length > 0 ? await listPlaces(others) : [];
  return entries.map((one, place) => {
    if (isNew(place)) return asStored(one);
    const row = rows.find(
      ({ userId, talkId }) => String(userId) === one.userId && String(talkId) === one.talkId,
    );
    if (!row || String(row._id) < one.id) throw new Error('An older notification was stored concurrently.');
    return String(row._id) === one.id ? row : null;
  });
};

/**
 * Replaces a conversation's notification by a newer one, under an id that grows with time; null if the stored one is
 * newer. Concurrent calls are batched; repeating a batch that stopped halfway is safe.
 */
export const replaceConversationNotification = createBatcher(renewAll, eachAlone).ask;

/** Marks a conversation's notification as read. */
export const markConversationNotificationRead = async ({
  userId,
  talkId,
  at,
}: {
  userId: string;
  talkId: string;
  at: Date;
}): Promise<void> => {
  await Notification.updateOne({ userId, talkId, readAt: null }, { $set: { readAt: at } });
};

interface FeedPlace {
  userId: string;
  /** Continues below this row; null starts at the top. */
  before: { time: Date; id: string } | null;
  limit: number;
}

/** Returns a person's feed, newest first, plus one extra row if there are more. */
export const listNotificationRecords = ({
  userId,
  before,
  limit,
}: FeedPlace): Promise<NotificationRecord[]> =>
  Notification.find(
    {
      userId,
      ...(before && {
        createdAt: { $lte: before.time },
        $or: [{ createdAt: { $lt: before.time } }, { _id: { $lt: before.id } }],
      }),
    },
    { sort: { createdAt: -1, _id: -1 }, limit: limit + 1 },
  );

/** Counts a person's unread rows, up to `UNREAD_LIMIT`. */
export const countUnreadNotifications = (userId: string): Promise<number> =>
  Notification.countDocuments({ userId, readAt: null }, { limit: UNREAD_LIMIT });

/** Returns rows of one person's feed by id. */
export const listOwnNotifications = (userId: string, ids: readonly string[]): Promise<NotificationRecord[]> =>
  Notification.find({ _id: { $in: ids }, userId });

/** Marks a person's rows as read; rows already read keep their time. */
export const markNotificationsRead = async (
  { userId, ids, at }: { userId: string; ids: readonly string[]; at: Date },
  tx?: Tx,
): Promise<void> => {
  await Notification.updateMany(
    { _id: { $in: ids }, userId, readAt: null },
    { $set: { readAt: at } },
    // The planner could read all unread rows of the person instead.
    { tx, hint: { _id: 1 } },
  );
};

/** Concurrent requests share one query. */
export const findNotification = createReader(listNotifications);

/** Records when a screen first showed these rows. */
export const markNotificationsShown = async ({
  userId,
  ids,
  at,
}: {
  userId: string;
  ids: readonly string[];
  at: Date;
}): Promise<void> => {
  await Notification.updateMany({ _id: { $in: ids }, userId, shownAt: null }, { $set: { shownAt: at } });
};
