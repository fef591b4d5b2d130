import { Schema, type Types } from 'mongoose';
import type { NotificationContent } from '#lib/features/notifications/contracts/notifications.ts';
import type { Page } from '#lib/platform/contract/list.ts';
import { isDuplicateKey, toObjectId, Tx } from '#models/connection.ts';
import { defineModel } from '#models/define-model.ts';
import { createBatcher, createReader } from '#lib/platform/concurrency/batcher.ts';
import { newestFirst, type Place } from '#models/newest-first.ts';

export interface NotificationRecord {
  _id: Types.ObjectId;
  userId: Types.ObjectId;
  /** Kind and parameters; worded in the language of whoever reads. */
  content: NotificationContent;
  href: string | null;
  /** The conversation that it is about; it has one row, its latest. */
  talkId?: Types.ObjectId;
  /** Who is named in it besides its reader. */
  aboutId?: Types.ObjectId;
  createdAt: Date;
  readAt: Date | null;
  /** When a visible screen said that it has come. */
  shownAt: Date | null;
}

const { ObjectId, String: text, Date: date, Mixed: mixed } = Schema.Types;

const Notification = defineModel<NotificationRecord>({
  name: 'Notification',
  collection: 'notifications',
  fields: {
    userId: { type: ObjectId, required: true },
    content: { type: mixed, required: true },
    href: { type: text },
    talkId: { type: ObjectId },
    aboutId: { type: ObjectId },
    createdAt: { type: date, required: true },
    readAt: { type: date },
    shownAt: { type: date },
  },
  indexes: [
    // A person's feed, newest first, page by page.
    [{ userId: 1, _id: -1 }, {}],
    // The number on the bell; most rows are read and not in it.
    [{ userId: 1 }, { partialFilterExpression: { readAt: null } }],
    // One row a conversation, and finding it when that is read.
    [
      { userId: 1, talkId: 1 },
      { unique: true, partialFilterExpression: { talkId: { $exists: true } } },
    ],
    // Where somebody who leaves is named.
    [{ aboutId: 1 }, { partialFilterExpression: { aboutId: { $exists: true } } }],
  ],
});

type Given = Omit<NotificationRecord, '_id' | 'userId' | 'talkId' | 'aboutId' | 'readAt' | 'shownAt'>;
export type NewNotification = Given & { id: string; userId: string; talkId?: string; aboutId?: string };

const asUnread = (row: Omit<NewNotification, 'id'>) => ({
  $setOnInsert: { ...row, readAt: null, shownAt: null },
});

const storing = ({ id, ...row }: NewNotification) => ({
  updateOne: { filter: { _id: id }, update: asUnread(row), upsert: true },
});

// Somebody stored it at the same moment; it shows in what is there.
const orDuplicate = (error: unknown): null => {
  if (isDuplicateKey(error)) return null;
  throw error;
};

const asStored = ({ id, userId, aboutId, talkId, ...row }: NewNotification): NotificationRecord => ({
  ...{ _id: toObjectId(id), userId: toObjectId(userId), ...row, readAt: null, shownAt: null },
  ...(talkId !== undefined && { talkId: toObjectId(talkId) }),
  ...(aboutId !== undefined && { aboutId: toObjectId(aboutId) }),
});

const listNotifications = (ids: readonly string[]): Promise<NotificationRecord[]> =>
  Notification.find({ _id: { $in: ids } })
    .lean<NotificationRecord[]>()
    .exec();

const putAll = async (news: readonly NewNotification[]): Promise<NotificationRecord[]> => {
  const stored = await Notification.bulkWrite(news.map(storing), { ordered: false }).catch(orDuplicate);
  const isNew = (place: number): boolean => stored?.upsertedIds[place] !== undefined;
  const known = news.filter((_row, place) => !isNew(place)).map(({ id }) => id);
  const rows = known.length > 0 ? await listNotifications(known) : [];
  return news.map((row, place) => {
    const found = isNew(place) ? asStored(row) : rows.find(({ _id }) => String(_id) === row.id);
    if (!found) throw new Error('The notification was not stored.');
    return found;
  });
};

/** Stores rows under ids of the caller's, and answers what is stored; what is stored together is one command. */
export const putNotification = createBatcher(putAll).ask;

type ConversationNews = NewNotification & { talkId: string };

const placeOf = ({ userId, talkId }: Pick<ConversationNews, 'userId' | 'talkId'>) => ({ userId, talkId });

const listPlaces = (
  places: readonly Pick<ConversationNews, 'userId' | 'talkId'>[],
): Promise<NotificationRecord[]> =>
  Notification.find({ $or: [...places] })
    .lean<NotificationRecord[]>()
    .exec();

const renewAll = async (news: readonly ConversationNews[]): Promise<(NotificationRecord | null)[]> => {
  const olderOnes = news.map((one) => ({ deleteOne: { filter: { ...placeOf(one), _id: { $lt: one.id } } } }));
  await Notification.bulkWrite(olderOnes, { ordered: false });
  // Where newer news stand, too.
  const stored = await Notification.bulkWrite(news.map(storing), { ordered: false }).catch(orDuplicate);
  const isNew = (place: number): boolean => stored?.upsertedIds[place] !== undefined;
  const others = news.filter((_one, place) => !isNew(place)).map(placeOf);
  const rows = others.length > 0 ? await listPlaces(others) : [];
  return news.map((one, place) => {
    if (isNew(place)) return asStored(one);
    const row = rows.find(
      ({ userId, talkId }) => String(userId) === one.userId && String(talkId) === one.talkId,
    );
    if (!row || String(row._id) < one.id) throw new Error('Older news came in between.');
    return String(row._id) === one.id ? row : null;
  });
};

/**
 * Puts news of a conversation in the place of older ones, under an id that grows with time; null when what is there is
 * newer. What is asked for together goes together; ended halfway or done again, it comes to the same.
 */
export const renewConversationNews = createBatcher(renewAll).ask;

/** The conversation is read, and with it the news of it. */
export const markConversationNewsRead = async ({
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

/** One page of a person's feed, newest first. */
export const listNotificationRecords = ({
  userId,
  ...place
}: Place & { userId: string }): Promise<Page<NotificationRecord>> =>
  newestFirst(Notification, { filter: { userId }, ...place });

export const countUnreadNotifications = (userId: string): Promise<number> =>
  Notification.countDocuments({ userId, readAt: null });

/** Marks rows of one person as read; others and those read before stay as they are. */
export const markNotificationsRead = async (
  { userId, ids, at }: { userId: string; ids: readonly string[]; at: Date },
  tx?: Tx,
): Promise<void> => {
  await Notification.updateMany(
    { _id: { $in: ids }, userId, readAt: null },
    { $set: { readAt: at } },
    Tx.session(tx),
  );
};

/** Those that are asked for together are one read. */
export const findNotification = createReader(listNotifications);

/** Notes that a screen of their person showed these rows; the first time counts. */
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
