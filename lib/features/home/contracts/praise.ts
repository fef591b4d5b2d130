/** A review as the front page quotes it. */
export interface Praise {
  readonly _id: string;
  readonly rating: number;
  readonly comment: string;
  /** Null when the author hides their name. */
  readonly author: string | null;
  readonly worker: string;
  /** The worker's first trade, by its English name. */
  readonly trade: string;
}
