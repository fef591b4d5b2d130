import { Schema, type Types } from 'mongoose';
import type { AttachmentType } from '#lib/features/messages/contracts/message.ts';
import { Tx } from '#models/connection.ts';
import { defineModel } from '#models/define-model.ts';

/** A file that somebody uploaded for a message. */
export interface AttachmentRecord {
  /** The key, which is also in the file's address. */
  _id: string;
  ownerId: Types.ObjectId;
  /** Who else may read it; null until a message carries it. */
  receiverId: Types.ObjectId | null;
  type: AttachmentType;
  /** What it is served as; never what the uploader called it. */
  contentType: string;
  size: number;
  fileName: string;
  createdAt: Date;
  /** Until a message carries the file it is on trial, and goes at this instant; absent once it is kept. */
  expiresAt?: Date;
}

const { ObjectId, String: text, Number: number, Date: date } = Schema.Types;
const needed = <Type>(type: Type) => ({ type, required: true });

const Attachment = defineModel<AttachmentRecord>({
  name: 'Attachment',
  collection: 'attachments',
  fields: {
    _id: { type: text },
    ownerId: needed(ObjectId),
    receiverId: { type: ObjectId, default: null },
    type: needed(text),
    contentType: needed(text),
    size: needed(number),
    fileName: needed(text),
    createdAt: needed(date),
    expiresAt: { type: date },
  },
  indexes: [
    // Everything of one person, for the export and for the deletion of an account.
    [{ ownerId: 1 }, {}],
    // What the sweep takes away; kept files are not in it.
    [{ expiresAt: 1 }, { sparse: true }],
  ],
});

export const insertAttachment = async (
  row: Omit<AttachmentRecord, 'ownerId' | 'receiverId'> & { ownerId: string },
): Promise<void> => {
  await Attachment.create([row]);
};

export const findAttachment = (key: string): Promise<AttachmentRecord | null> =>
  Attachment.findById(key).lean<AttachmentRecord>().exec();

interface Keeping {
  key: string;
  ownerId: string;
  receiverId: string;
  at: Date;
}

/** Takes a file of the owner into use, once; null when it is somebody else's, in use already or gone. */
export const keepAttachment = (
  { key, ownerId, receiverId, at }: Keeping,
  tx: Tx,
): Promise<AttachmentRecord | null> =>
  Attachment.findOneAndUpdate(
    { _id: key, ownerId, expiresAt: { $gt: at } },
    { $set: { receiverId }, $unset: { expiresAt: 1 } },
    { returnDocument: 'after', ...Tx.session(tx) },
  )
    .lean<AttachmentRecord>()
    .exec();

/** Keys whose time was up before `before`, the oldest first. */
export const listExpiredAttachments = async (before: Date, limit: number): Promise<string[]> => {
  const rows = await Attachment.find({ expiresAt: { $lt: before } }, { _id: 1 })
    .sort({ expiresAt: 1 })
    .limit(limit)
    .lean<Pick<AttachmentRecord, '_id'>[]>()
    .exec();
  return rows.map(({ _id }) => _id);
};

export const deleteAttachmentRow = async (key: string): Promise<void> => {
  await Attachment.deleteOne({ _id: key });
};
