import type { JobInput } from '#lib/features/catalogue/contracts/jobs.ts';
import type { Translated } from './translated.ts';

/** A service as the seed knows it: its texts, its price in rupees, and its picture as shapes on a field of 160 × 120. */
export interface SeedService extends Pick<JobInput, 'title' | 'price' | 'description'> {
  readonly titles: Translated;
  readonly descriptions: Translated;
  readonly drawing: readonly string[];
}
