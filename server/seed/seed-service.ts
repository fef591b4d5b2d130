import type { JobInput } from '#lib/features/catalogue/contracts/jobs.ts';
import type { Locale } from '#lib/platform/contract/locale.ts';
import type { NamedEntryInput } from '#lib/features/catalogue/contracts/named-lists.ts';

/** A text of the seed in each language beside English; one that is missing fails the type check. */
export type Translated = Readonly<Record<Exclude<Locale, 'en'>, string>>;

/** A named entry of a list as the seed has it. */
export interface TranslatedEntry extends NamedEntryInput {
  readonly names: Translated;
}

/** A service as the seed knows it: its texts, its price in rupees, and its picture as shapes on a field of 160 × 120. */
export interface SeedService extends Pick<JobInput, 'title' | 'price' | 'description'> {
  readonly titles: Translated;
  readonly descriptions: Translated;
  readonly drawing: readonly string[];
}
