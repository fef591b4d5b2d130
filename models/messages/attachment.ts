import type { AttachmentType } from '#lib/features/messages/contracts/message.ts';
import type { Tx } from '#models/connection.ts';
import { defineModel, type RowOf } from '#models/define-model.ts';
import { date, nullable, number, objectId, optional, text } from '#models/field.ts';

const Attachment = defineModel({
  name: 'Attachment',
  collection: 'attachments',
  fields: {
    /** The key, which is part of the file's address. */
    _id: text(),
    ownerId: objectId(),
    /** The other person who may read it; null until a message uses it. */
    receiverId: nullable(objectId()),
    type: text<AttachmentType>(),
    /** The content type we detected, never the uploader's. */
    contentType: text(),
    size: number(),
    fileName: text(),
    createdAt: date(),
    /** When an unused file is deleted; absent once a message uses it. */
    expiresAt: optional(date()),
  },
  indexes: [
    // A person's files, for data export and account deletion.
    [{ ownerId: 1 }, {}],
    // The files the sweep deletes; used files are not in this index.
    [{ expiresAt: 1 }, { sparse: true }],
  ],
});

/** A file uploaded for a message. */
export type AttachmentRecord = RowOf<typeof Attachment>;

export const insertAttachment = async (
  row: Omit<AttachmentRecord, 'ownerId' | 'receiverId'> & { ownerId: string },
): Promise<void> => {
  await Attachment.insert(row);
};

export const findAttachment = (key: string): Promise<AttachmentRecord | null> => Attachment.findById(key);

export const listAttachments = (keys: readonly string[]): Promise<AttachmentRecord[]> =>
  Attachment.find({ _id: { $in: keys } });

/** Marks the owner's file as used, once; null if it belongs to another account, is used already, or is gone. */
export const keepAttachment = (
  {
    key,
    ownerId,
    receiverId,
    at,
  }: {
    key: string;
    ownerId: string;
    receiverId: string;
    at: Date;
  },
  tx: Tx,
): Promise<AttachmentRecord | null> =>
  Attachment.findOneAndUpdate(
    { _id: key, ownerId, expiresAt: { $gt: at } },
    { $set: { receiverId }, $unset: { expiresAt: 1 } },
    { tx },
  );

/** Returns keys that expired before `before`, oldest first. */
export const listExpiredAttachments = async (before: Date, limit: number): Promise<string[]> => {
  const rows = await Attachment.find(
    { expiresAt: { $lt: before } },
    { fields: ['_id'], sort: { expiresAt: 1 }, limit },
  );
  return rows.map(({ _id }) => _id);
};

export const deleteAttachmentRow = async (key: string): Promise<void> => {
  await Attachment.deleteOne({ _id: key });
};
