import type { JobInput } from '#lib/features/catalogue/contracts/jobs.ts';
import type { Locale } from '#lib/platform/contract/locale.ts';
import type { NamedEntryInput } from '#lib/features/catalogue/contracts/named-lists.ts';

/** A translation in every language but English; a missing one fails type checking. */
export type Translated = Readonly<Record<Exclude<Locale, 'en'>, string>>;

export interface TranslatedEntry extends NamedEntryInput {
  readonly names: Translated;
}

/** A service of the seed: texts, price in rupees, and a picture drawn as shapes on a 160 × 120 grid. */
export interface SeedService extends Pick<JobInput, 'title' | 'price' | 'description'> {
  readonly titles: Translated;
  readonly descriptions: Translated;
  readonly drawing: readonly string[];
}
