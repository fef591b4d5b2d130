'use client';

import { useState, type ReactNode } from 'react';
import { usePageWords } from '#components/page/page-words.tsx';
import { ConfirmSheet } from '#components/ui/confirm-sheet.tsx';

/** Warning texts for a new name or picture. */
export interface NewLooksWords {
  readonly title: string;
  readonly hint: string;
  readonly confirm: string;
  readonly keep: string;
}

interface NewLooks {
  /** Resolves to true when the worker continues, immediately when nothing is affected. */
  ask(): Promise<boolean>;
  sheet: ReactNode;
}

/** Warns before saving a name or picture that ends a verification; `words` is null when nothing ends. */
export const useNewLooks = (words: NewLooksWords | null): NewLooks => {
  const pageWords = usePageWords();
  const [answer, setAnswer] = useState<((isAgreed: boolean) => void) | null>(null);
  const close = (isAgreed: boolean): void => {
    answer?.(isAgreed);
    setAnswer(null);
  };
  const ask = (): Promise<boolean> =>
    words === null ? Promise.resolve(true) : new Promise((resolve) => setAnswer(() => resolve));
  const sheet = words && (
    <ConfirmSheet
      isOpen={answer !== null}
      onClose={() => close(false)}
      title={words.title}
      description={words.hint}
      confirm={words.confirm}
      keep={words.keep}
      onConfirm={() => close(true)}
      words={pageWords}
    />
  );
  return { ask, sheet };
};
