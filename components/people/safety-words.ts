import type { safety } from '#lib/features/people/texts/safety.en.ts';

export interface SafetyProps {
  person: { _id: string; name: string };
  words: SafetyWords;
  /** Called after blocking; `close` is for readers who stay on the page. */
  onBlocked(close: () => void): void;
  onClose(): void;
}

export type SafetyWords = typeof safety;
