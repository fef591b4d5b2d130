import { gridFsStorage } from './gridfs-storage.ts';

export interface StoredFile {
  readonly key: string;
  readonly bytes: Uint8Array;
}

/** Where files lie, by keys that we choose. */
export interface FileStorage {
  /** Stores a file whole; what a failed try left behind goes by `remove`. */
  put(file: StoredFile): Promise<void>;
  read(key: string): Promise<Uint8Array<ArrayBuffer> | null>;
  /** Fine with keys that nothing is stored under. */
  remove(key: string): Promise<void>;
}

/** The file storage of this process. In the database: shared by all servers, in every backup, no account needed. */
export const storage = (): FileStorage => gridFsStorage;
