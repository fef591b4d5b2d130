import { Schema, type Types } from 'mongoose';
import { defineModel } from '#models/define-model.ts';

const { ObjectId, String: text, Number: number, Date: date, Buffer: binary } = Schema.Types;

/** The two collections of the file storage, which the driver (GridFS) reads and writes; here are their indexes. */
defineModel<{ filename: string; length: number; chunkSize: number; uploadDate: Date }>({
  name: 'StoredFile',
  collection: 'stored.files',
  fields: { filename: text, length: number, chunkSize: number, uploadDate: date },
  indexes: [
    // The driver insists on it; we read by _id.
    [{ filename: 1, uploadDate: 1 }, {}],
  ],
});

defineModel<{ files_id: Types.ObjectId; n: number; data: Buffer }>({
  name: 'StoredChunk',
  collection: 'stored.chunks',
  fields: { files_id: ObjectId, n: number, data: binary },
  indexes: [
    // The pieces of a file in their order.
    [{ files_id: 1, n: 1 }, { unique: true }],
  ],
});
