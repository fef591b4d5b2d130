import type { FileStorage } from './storage-port.ts';

/**
 * Writes to `first` and finds in `former` what has not been copied yet, so that an installation can change its storage
 * while people use it.
 */
export const createBothStorages = (first: FileStorage, former: FileStorage): FileStorage => ({
  ...first,
  open: async (key, range) => (await first.open(key, range)) ?? former.open(key, range),
  copy: async (from, to) => {
    const size = await first.copy(from, to);
    if (size !== null) return size;
    const file = await former.open(from);
    if (!file?.chunks) return null;
    await first.put({ key: to, size: file.size, chunks: file.chunks });
    return file.size;
  },
  remove: async (key) => {
    await first.remove(key);
    await former.remove(key);
  },
});
