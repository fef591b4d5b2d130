/** A reply of bytes instead of JSON. */
export interface FilePayload {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly contentType: string;
  /** The bytes at this URL never change, so caches may keep them forever. */
  readonly isImmutable: boolean;
  /** How long anyone may cache bytes that are the same for everyone. */
  readonly keepSeconds?: number;
  /** The request header that the bytes depend on (`Vary`). */
  readonly variesBy?: string;
  /** Downloads under this name instead of displaying. */
  readonly downloadName?: string;
}

/** The part of a file that a request asks for: from `first` to `last` or the end, or its last bytes. */
export type ByteRange =
  { readonly first: number; readonly last?: number | undefined } | { readonly lastBytes: number };

/** The bytes of a file from `first` to `last`; no chunks when the requested part is outside the file. */
export interface OpenFile {
  /** The size of the whole file. */
  readonly size: number;
  readonly first: number;
  readonly last: number;
  readonly chunks: AsyncIterable<Uint8Array> | null;
}

/** A stored file, which passes through in pieces. */
export interface StreamPayload extends Omit<FilePayload, 'bytes'> {
  /** The stored key; its bytes never change. */
  readonly key: string;
  /** Where the bytes may be fetched instead, for some hours. */
  readonly elsewhere?: string | null;
  open(range: ByteRange | null): Promise<OpenFile | null>;
}

/** An uploaded file. Do not trust its name or type. */
export interface UploadedFile {
  readonly bytes: Uint8Array;
  readonly fileName: string;
}

/** A reply whose lists may be read while it is sent. */
type Streamed<Reply> = Reply extends readonly (infer Item)[]
  ? Reply | AsyncIterable<Item>
  : Reply extends object
    ? { [Field in keyof Reply]: Streamed<Reply[Field]> }
    : Reply;

/** A reply that is sent while its lists are read. */
export interface StreamedPayload<Reply = object> {
  readonly streamed: Streamed<Reply>;
}

/** A whole list streamed as CSV. */
export interface TablePayload {
  readonly pages: AsyncIterable<readonly object[]>;
  readonly downloadName: string;
}
