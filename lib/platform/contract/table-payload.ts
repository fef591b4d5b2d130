/** A whole list on its way out as CSV, page by page. */
export interface TablePayload {
  readonly pages: AsyncIterable<readonly object[]>;
  /** What the browser saves it as. */
  readonly downloadName: string;
}
