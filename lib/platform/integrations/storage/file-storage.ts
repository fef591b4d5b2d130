import { createHash } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { fileBucket, toObjectId } from '#models/connection.ts';

interface StoredFile {
  readonly key: string;
  readonly bytes: Uint8Array;
}

/** Where files lie, by keys that we choose. */
interface FileStorage {
  /** Stores a file whole; what a failed try left behind goes by `remove`. */
  put(file: StoredFile): Promise<void>;
  read(key: string): Promise<Uint8Array<ArrayBuffer> | null>;
  /** Fine with keys that nothing is stored under. */
  remove(key: string): Promise<void>;
}

const bucket = () => fileBucket('stored');

// The id follows from the key, so that even the pieces of a file that never got complete can be found and removed.
const idOf = (key: string) => toObjectId(createHash('sha256').update(key).digest('hex').slice(0, 24));

const isMissing = (error: unknown): boolean =>
  error instanceof Error &&
  (('code' in error && error.code === 'ENOENT') || error.message.startsWith('File not found'));

const unlessMissing = (error: unknown): null => {
  if (isMissing(error)) return null;
  throw error;
};

// Where pieces are missing, as while a file is being removed, the driver gives what is there and calls it the file.
const readWhole = async (key: string): Promise<Uint8Array<ArrayBuffer>> => {
  const stream = bucket().openDownloadStream(idOf(key));
  let length = 0;
  stream.once('file', (file: { length: number }) => {
    length = file.length;
  });
  const bytes = await buffer(stream);
  if (bytes.byteLength !== length) throw new Error(`Pieces of the stored file ${key} are missing.`);
  return bytes;
};

/** Files in the database, in pieces (GridFS). */
const gridFsStorage: FileStorage = {
  put: ({ key, bytes }) => pipeline([bytes], bucket().openUploadStreamWithId(idOf(key), key)),
  read: (key) => readWhole(key).catch(unlessMissing),
  remove: async (key) => {
    await bucket().delete(idOf(key)).catch(unlessMissing);
  },
};

/** The file storage of this process. In the database: shared by all servers, in every backup, no account needed. */
export const storage = (): FileStorage => gridFsStorage;
