import { createHash } from 'node:crypto';
import { pipeline } from 'node:stream/promises';
import { copyStoredFile, findStoredFile, listStoredFiles } from '#models/platform/stored-file.ts';
import { fileBucket, toObjectId } from '#models/connection.ts';
import { resolveRange } from './byte-range.ts';
import type { FileStorage } from './storage-port.ts';

const bucket = () => fileBucket('stored');

// The id derives from the key, so that even the chunks of an incomplete file can be found and deleted.
const toFileId = (key: string) => toObjectId(createHash('sha256').update(key).digest('hex').slice(0, 24));

const isMissing = (error: unknown): boolean =>
  error instanceof Error &&
  (('code' in error && error.code === 'ENOENT') || error.message.startsWith('File not found'));

const unlessMissing = (error: unknown): null => {
  if (isMissing(error)) return null;
  throw error;
};

const remove = async (key: string): Promise<void> => {
  await bucket().delete(toFileId(key)).catch(unlessMissing);
};

// While a file is being deleted, the driver returns the remaining chunks as if they were the whole file.
async function* readPart(key: string, { first, last }: { first: number; last: number }) {
  if (last < first) return;
  let left = last + 1 - first;
  const stream = bucket().openDownloadStream(toFileId(key), { start: first, end: last + 1 });
  const chunks: AsyncIterable<Uint8Array> = stream;
  for await (const chunk of chunks) {
    left -= chunk.byteLength;
    yield chunk;
  }
  if (left > 0) throw new Error(`Pieces of the stored file ${key} are missing.`);
}

const LISTED_AT_ONCE = 500;

async function* listFrom(after: string) {
  let last = after;
  for (;;) {
    const files = await listStoredFiles(last, LISTED_AT_ONCE);
    yield* files;
    const next = files.at(-1);
    if (!next) return;
    last = next.key;
  }
}

/** Files in the database (GridFS). */
export const gridFsStorage: FileStorage = {
  put: ({ key, chunks }) => pipeline(chunks, bucket().openUploadStreamWithId(toFileId(key), key)),
  open: async (key, range = null) => {
    const file = await findStoredFile(toFileId(key));
    if (!file) return null;
    const part = resolveRange(range, file.length);
    const { first, last } = part ?? { first: 0, last: -1 };
    return { size: file.length, first, last, chunks: part && readPart(key, part) };
  },
  copy: async (from, to) => {
    const size = await copyStoredFile(toFileId(from), toFileId(to), to);
    if (size === null) await remove(to);
    return size;
  },
  remove,
  list: (after = '') => listFrom(after),
  addressFor: async () => null,
  check: async () => {},
};
