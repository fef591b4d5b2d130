import type { safety } from '#lib/features/people/texts/safety.en.ts';

export interface SafetyProps {
  person: { _id: string; name: string };
  words: SafetyWords;
  /** The two do not see each other any more; `close` is for whoever stays on the page. */
  onBlocked(close: () => void): void;
  onClose(): void;
}

/** What reporting and blocking say. */
export type SafetyWords = typeof safety;
