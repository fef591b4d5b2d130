import { storage } from '#lib/platform/integrations/storage/file-storage.ts';
import type { FileStorage } from '#lib/platform/integrations/storage/storage-port.ts';

/** The whole of a stored file, or null. */
export const readStored = async (key: string, files: FileStorage = storage()): Promise<Buffer | null> => {
  const file = await files.open(key);
  return file && Buffer.concat(await Array.fromAsync(file.chunks ?? []));
};
