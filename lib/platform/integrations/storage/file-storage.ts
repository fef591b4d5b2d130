import { env } from '#lib/platform/config/env.ts';
import { processWide } from '#lib/platform/config/process-wide.ts';
import { createBothStorages } from './both-storages.ts';
import { gridFsStorage } from './grid-fs-storage.ts';
import { createS3Storage } from './s3-storage.ts';
import type { FileStorage } from './storage-port.ts';

const shared = processWide<{ storage: FileStorage; for: object } | null>('files', () => null);

/**
 * The file storage of this process: the database, which is part of every backup and needs no account, or the bucket
 * of FILES_URL.
 */
export const storage = (): FileStorage => {
  const { FILES_URL: bucket, FILES_CDN_URL: cdn } = env();
  if (!bucket) return gridFsStorage;
  const present = shared.get();
  if (present?.for === bucket) return present.storage;
  const made = createBothStorages(createS3Storage(bucket, cdn), gridFsStorage);
  shared.set({ storage: made, for: bucket });
  return made;
};
