import type { Types } from 'mongoose';
import { defineModel } from '#models/define-model.ts';
import { binary, date, number, objectId, text } from '#models/field.ts';

/** The collections of GridFS; only the indexes are ours. */
const StoredFile = defineModel({
  name: 'StoredFile',
  collection: 'stored.files',
  fields: { filename: text(), length: number(), chunkSize: number(), uploadDate: date() },
  indexes: [
    // Required by the driver; we read by _id.
    [{ filename: 1, uploadDate: 1 }, {}],
  ],
});

const StoredChunk = defineModel({
  name: 'StoredChunk',
  collection: 'stored.chunks',
  fields: { files_id: objectId(), n: number(), data: binary() },
  indexes: [
    // The chunks of a file in order.
    [{ files_id: 1, n: 1 }, { unique: true }],
  ],
});

/**
 * Copies a file inside the database and returns its size. Null if the file is missing or is being removed: parts of
 * the copy may then remain, which the caller removes.
 */
export const copyStoredFile = async (
  fromId: Types.ObjectId,
  toId: Types.ObjectId,
  fileName: string,
): Promise<number | null> => {
  const file = await StoredFile.findById(fromId);
  if (!file) return null;
  await StoredChunk.aggregate([
    { $match: { files_id: fromId } },
    { $set: { files_id: toId } },
    { $unset: '_id' },
    { $merge: { into: 'stored.chunks' } },
  ]);
  const pieces = await StoredChunk.countDocuments({ files_id: toId });
  if (pieces !== Math.ceil(file.length / file.chunkSize)) return null;
  const { length, chunkSize, uploadDate } = file;
  // The entry comes last: a copy that a crash cut short is no file.
  await StoredFile.driver.insertOne({
    ...{ _id: toId, length, chunkSize },
    ...{ filename: fileName, uploadDate },
  });
  return length;
};

/** The entry of a whole file. */
export const findStoredFile = (id: Types.ObjectId): Promise<{ length: number } | null> =>
  StoredFile.findById(id, { maxAge: 'election' });

/** Lists files by name, from the one after `after`. */
export const listStoredFiles = async (
  after: string,
  limit: number,
): Promise<{ key: string; size: number }[]> => {
  const rows = await StoredFile.find({ filename: { $gt: after } }, { sort: { filename: 1 }, limit });
  return rows.map(({ filename, length }) => ({ key: filename, size: length }));
};
