import { Schema, type Types } from 'mongoose';
import { Tx } from '#models/connection.ts';
import { defineModel } from '#models/define-model.ts';

/** A `ticket` picture, and one that was `withheld` from everyone, is its owner's and the admins' alone. */
export type ImagePurpose = 'upload' | 'avatar' | 'ticket' | 'work' | 'withheld';

/** Whose picture lies under a key. */
export interface ImageRecord {
  /** The key, which is also in the picture's address. */
  _id: string;
  ownerId: Types.ObjectId;
  purpose: ImagePurpose;
  createdAt: Date;
  /** Until something keeps the picture it is on trial, and goes at this instant; absent once it is kept. */
  expiresAt?: Date;
}

const { ObjectId, String: text, Date: date } = Schema.Types;

const Image = defineModel<ImageRecord>({
  name: 'Image',
  collection: 'images',
  fields: {
    _id: { type: text },
    ownerId: { type: ObjectId, required: true },
    purpose: { type: text, required: true },
    createdAt: { type: date, required: true },
    expiresAt: { type: date },
  },
  indexes: [
    // Everything of one person, for the export and for the deletion of an account.
    [{ ownerId: 1 }, {}],
    // What the sweep takes away; kept pictures are not in it.
    [{ expiresAt: 1 }, { sparse: true }],
  ],
});

type NewImage = Omit<ImageRecord, 'ownerId'> & { ownerId: string };

export const insertImage = async (row: NewImage): Promise<void> => {
  await Image.create([row]);
};

/** Whose picture lies under a key; null for one that nobody owns. */
export const findImage = (key: string): Promise<ImageRecord | null> =>
  Image.findById(key).lean<ImageRecord>().exec();

interface Keeping {
  key: string;
  ownerId: string;
  /** What it is for from now on, where that is not what it was uploaded for. */
  purpose?: ImagePurpose | undefined;
  at: Date;
}

/** Takes a picture of the owner into use, once; false when it is somebody else's, in use already, withheld or gone. */
export const keepImage = async ({ key, ownerId, purpose, at }: Keeping, tx?: Tx): Promise<boolean> => {
  const { modifiedCount } = await Image.updateOne(
    { _id: key, ownerId, purpose: { $ne: 'withheld' }, expiresAt: { $gt: at } },
    { $unset: { expiresAt: 1 }, ...(purpose && { $set: { purpose } }) },
    Tx.session(tx),
  );
  return modifiedCount === 1;
};

/** Gives a picture up: from now on the sweep may take it. */
export const expireImage = async (key: string, at: Date, tx?: Tx): Promise<void> => {
  await Image.updateOne({ _id: key }, { $set: { expiresAt: at } }, Tx.session(tx));
};

/** Says what a picture is for from now on, and how long it stays where it does not stay for good. */
export const setImagePurpose = async (
  { key, purpose, expiresAt }: { key: string; purpose: ImagePurpose; expiresAt?: Date | undefined },
  tx: Tx,
): Promise<void> => {
  await Image.updateOne({ _id: key }, { $set: { purpose, ...(expiresAt && { expiresAt }) } }, Tx.session(tx));
};

export const deleteImageRow = async (key: string): Promise<void> => {
  await Image.deleteOne({ _id: key });
};

/** Keys whose time was up before `before`, the oldest first. */
export const listExpiredImages = async (before: Date, limit: number): Promise<string[]> => {
  const rows = await Image.find({ expiresAt: { $lt: before } }, { _id: 1 })
    .sort({ expiresAt: 1 })
    .limit(limit)
    .lean<Pick<ImageRecord, '_id'>[]>()
    .exec();
  return rows.map(({ _id }) => _id);
};
