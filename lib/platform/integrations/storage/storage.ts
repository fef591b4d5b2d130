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
