import { Schema, type Types } from 'mongoose';
import type { NotificationContent } from '#lib/contracts/notifications.ts';
import type { Page } from '#lib/contracts/list.ts';
import { Tx } from './connection.ts';
import { defineModel } from './define-model.ts';

export interface NotificationRecord {
  _id: Types.ObjectId;
  userId: Types.ObjectId;
  /** Kind and parameters; worded in the language of whoever reads. */
  content: NotificationContent;
  href: string | null;
  createdAt: Date;
  readAt: Date | null;
}

const { ObjectId, String: text, Date: date, Mixed: mixed } = Schema.Types;

const Notification = defineModel<NotificationRecord>({
  name: 'Notification',
  collection: 'notifications',
  fields: {
    userId: { type: ObjectId, required: true },
    content: { type: mixed, required: true },
    href: { type: text },
    createdAt: { type: date, required: true },
    readAt: { type: date },
  },
  indexes: [
    // A person's feed, newest first, page by page.
    [{ userId: 1, _id: -1 }, {}],
    // The number on the bell; most rows are read and not in it.
    [{ userId: 1 }, { partialFilterExpression: { readAt: null } }],
  ],
});

export type NewNotification = Omit<NotificationRecord, '_id' | 'userId' | 'readAt'> & {
  id: string;
  userId: string;
};

/** Stores a row under an id of the caller's, and answers what is stored; doing so again changes nothing. */
export const insertNotification = async (
  { id, ...row }: NewNotification,
  tx?: Tx,
): Promise<NotificationRecord> => {
  const stored = await Notification.findOneAndUpdate(
    { _id: id },
    { $setOnInsert: { ...row, readAt: null } },
    { upsert: true, returnDocument: 'after', ...Tx.session(tx) },
  )
    .lean<NotificationRecord>()
    .exec();
  if (!stored) throw new Error('The notification was not stored.');
  return stored;
};

interface FeedQuery {
  userId: string;
  /** Continue below this row. */
  before: string | null;
  limit: number;
}

/** One page of a person's feed; the cursor is the last row's id. */
export const listNotificationRecords = async (query: FeedQuery): Promise<Page<NotificationRecord>> => {
  const { userId, before, limit } = query;
  const rows = await Notification.find({ userId, ...(before && { _id: { $lt: before } }) })
    .sort({ _id: -1 })
    .limit(limit + 1)
    .lean<NotificationRecord[]>()
    .exec();
  const items = rows.slice(0, limit);
  return { items, nextCursor: rows.length > limit ? String(items.at(-1)?._id) : null };
};

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
