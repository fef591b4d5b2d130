import type { ByteRange, OpenFile } from '#lib/platform/contract/payloads.ts';

export interface NewFile {
  readonly key: string;
  readonly size: number;
  readonly chunks: Iterable<Uint8Array> | AsyncIterable<Uint8Array>;
}

export interface StoredFileEntry {
  readonly key: string;
  readonly size: number;
}

/** Where files are kept. Keys are random and never reused, so the bytes of a key never change. */
export interface FileStorage {
  /** Stores a whole file or none of it. After a failed attempt, call `remove`. */
  put(file: NewFile): Promise<void>;
  /** Opens a file or a part of it; null where there is no such file. */
  open(key: string, range?: ByteRange | null): Promise<OpenFile | null>;
  /** Copies a file and returns its size, null where there is no such file. */
  copy(from: string, to: string): Promise<number | null>;
  /** Does nothing if the key is unused. */
  remove(key: string): Promise<void>;
  /** Lists all files in the order of their keys, from the one after `after`. */
  list(after?: string): AsyncIterable<StoredFileEntry>;
  /** An address at which anyone can fetch the file for an hour or two; null where only this server can read it. */
  addressFor(file: { key: string; contentType: string }): Promise<string | null>;
  /** Throws when the settings name a place that refuses us. */
  check(): Promise<void>;
}
