import type { JobInput } from '#lib/contracts/jobs.ts';

/** A service as the seed knows it: its texts, its price in rupees, and its picture as shapes on a field of 160 × 120. */
export interface SeedService extends Pick<
  JobInput,
  'title' | 'titles' | 'price' | 'description' | 'descriptions'
> {
  readonly drawing: readonly string[];
}
