'use client';

import { createContext, useContext, type ReactNode } from 'react';
import type { form } from '#lib/platform/i18n/texts/form.en.ts';
import type { ErrorCode, FieldCode } from '#lib/platform/contract/error-codes.ts';

/** The texts of forms in the reader's language: labels and error messages. */
export interface FormWords {
  readonly form: typeof form;
  readonly errors: Readonly<Record<ErrorCode, string>>;
  readonly fields: Readonly<Record<FieldCode, string>>;
}

const Words = createContext<FormWords | null>(null);

/** Wraps all forms of a page. */
export const FormWordsProvider = ({ words, children }: { words: FormWords; children: ReactNode }) => (
  <Words value={words}>{children}</Words>
);

export const useFormWords = (): FormWords => {
  const words = useContext(Words);
  if (!words) throw new Error('This form is outside a FormWordsProvider.');
  return words;
};
