import { toObjectId, type Tx } from '#models/connection.ts';
import { defineModel, type RowOf } from '#models/define-model.ts';
import { date, list, objectId, optional, text } from '#models/field.ts';

/**
 * A `ticket` picture, and one that was `withheld` from everyone, is its owner's and the admins' alone. `evidence` belongs to
 * a claim instead of a person, and is for its readers and the admins. A `gate` is its owner's alone, and admins don't see
 * it: bookings show it with the street.
 */
export type ImagePurpose = 'upload' | 'avatar' | 'ticket' | 'work' | 'withheld' | 'evidence' | 'gate';

const Image = defineModel({
  name: 'Image',
  collection: 'images',
  fields: {
    /** The key, as in the picture's URL. */
    _id: text(),
    ownerId: objectId(),
    purpose: text<ImagePurpose>(),
    /** Of `evidence`: who else than an admin may see it. */
    readerIds: optional(list(objectId())),
    createdAt: date(),
    /** When an unused picture is deleted; absent once something keeps it. */
    expiresAt: optional(date()),
  },
  indexes: [
    // All pictures of one person, for export and account deletion.
    [{ ownerId: 1 }, {}],
    // Pictures for the sweep; sparse, so kept ones are not in it.
    [{ expiresAt: 1 }, { sparse: true }],
  ],
});

export type ImageRecord = RowOf<typeof Image>;

type NewImage = Omit<ImageRecord, 'ownerId'> & { ownerId: string };

export const insertImage = async (row: NewImage): Promise<void> => {
  await Image.insert(row);
};

/** The record of a picture; null if it has no owner. */
export const findImage = (key: string): Promise<ImageRecord | null> =>
  Image.findById(key, { maxAge: 'election' });

interface Keeping {
  key: string;
  ownerId: string;
  /** The new purpose, if it changes. */
  purpose?: ImagePurpose | undefined;
  at: Date;
}

/**
 * Keeps a picture of its owner, once. Returns false if it belongs to someone else, is already used, withheld or gone.
 */
export const keepImage = async ({ key, ownerId, purpose, at }: Keeping, tx?: Tx): Promise<boolean> => {
  const { modifiedCount } = await Image.updateOne(
    { _id: key, ownerId, purpose: { $ne: 'withheld' }, expiresAt: { $gt: at } },
    { $unset: { expiresAt: 1 }, ...(purpose && { $set: { purpose } }) },
    { tx },
  );
  return modifiedCount === 1;
};

interface HandingOver {
  key: string;
  ownerId: string;
  to: string;
  readers: readonly string[];
  at: Date;
}

/** Makes an unused picture of the owner's the evidence of a claim, once; false when it is not such a picture. */
export const handOverImage = async (
  { key, ownerId, to, readers, at }: HandingOver,
  tx: Tx,
): Promise<boolean> => {
  const { modifiedCount } = await Image.updateOne(
    { _id: key, ownerId, purpose: 'upload', expiresAt: { $gt: at } },
    {
      $unset: { expiresAt: 1 },
      $set: { purpose: 'evidence', ownerId: to, readerIds: readers.map(toObjectId) },
    },
    { tx },
  );
  return modifiedCount === 1;
};

/** Releases all pictures of one owner at an instant. */
export const expireImagesOf = async (ownerId: string, expiresAt: Date, tx: Tx): Promise<void> => {
  await Image.updateMany({ ownerId }, { $set: { expiresAt } }, { tx });
};

/** Sets when some pictures of an owner are deleted; null keeps them. */
export const setImagesExpiry = async (
  { keys, ownerId, expiresAt }: { keys: readonly string[]; ownerId: string; expiresAt: Date | null },
  tx: Tx,
): Promise<void> => {
  const change = expiresAt ? { $set: { expiresAt } } : { $unset: { expiresAt: 1 as const } };
  await Image.updateMany({ _id: { $in: keys }, ownerId }, change, { tx });
};

/** Releases a picture: the sweep may delete it. */
export const expireImage = async (key: string, at: Date, tx?: Tx): Promise<void> => {
  await Image.updateOne({ _id: key }, { $set: { expiresAt: at } }, { tx });
};

/** Changes the purpose of a picture. */
export const setImagePurpose = async (
  { key, purpose }: { key: string; purpose: ImagePurpose },
  tx: Tx,
): Promise<void> => {
  await Image.updateOne({ _id: key }, { $set: { purpose } }, { tx });
};

export const deleteImageRow = async (key: string): Promise<void> => {
  await Image.deleteOne({ _id: key });
};

/** The keys of pictures that expired before `before`, oldest first. */
export const listExpiredImages = async (before: Date, limit: number): Promise<string[]> => {
  const rows = await Image.find(
    { expiresAt: { $lt: before } },
    { fields: ['_id'], sort: { expiresAt: 1 }, limit },
  );
  return rows.map(({ _id }) => _id);
};
