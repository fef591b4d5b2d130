/** Bytes that a call answers instead of JSON. */
export interface FilePayload {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly contentType: string;
  /** The bytes behind this address never change, so that browsers and proxies may keep them for good. */
  readonly isImmutable: boolean;
  /** Bytes that are the same for everyone may be kept for so long by anyone; others are never kept. */
  readonly keepSeconds?: number;
  /** The header of the request that the bytes depend on, so that no cache gives one caller's to another. */
  readonly variesBy?: string;
  /** Makes the browser save the bytes instead of showing them. */
  readonly downloadName?: string;
}

/** One uploaded file as the caller sent it; neither its name nor its type is to be believed. */
export interface UploadedFile {
  readonly bytes: Uint8Array;
  readonly fileName: string;
}

/** A whole list on its way out as CSV, page by page. */
export interface TablePayload {
  readonly pages: AsyncIterable<readonly object[]>;
  /** What the browser saves it as. */
  readonly downloadName: string;
}
