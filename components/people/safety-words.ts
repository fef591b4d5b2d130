import type { safety } from '#lib/features/people/texts/safety.en.ts';

/** What reporting and blocking say. */
export type SafetyWords = typeof safety;
