import type { RefObject } from 'react';
import type { FieldValues, UseFormSetError } from 'react-hook-form';
import { ApiError, NetworkError } from '#lib/client/api-error.ts';
import { useFormWords, type FormWords } from './form-words.tsx';
import { toFieldText, toRefusalText } from './to-text.ts';

const namesIn = (form: HTMLFormElement | null): HTMLInputElement[] =>
  [...(form?.elements ?? [])].filter((part) => part instanceof HTMLInputElement);

const textOf = (words: FormWords, error: unknown): string => {
  if (error instanceof NetworkError) return words.form.offline;
  return error instanceof ApiError ? toRefusalText(words, error) : words.errors.internal;
};

/** Shows why a form was not taken: under the fields that the server names, else above the button. */
export const useShowFailure = (
  setError: UseFormSetError<FieldValues>,
  form: RefObject<HTMLFormElement | null>,
) => {
  const words = useFormWords();
  return (error: unknown): void => {
    const inputs = namesIn(form.current);
    const faults = error instanceof ApiError ? error.errors : [];
    const shown = faults.filter(({ field }) => inputs.some(({ name }) => name === field));
    for (const fault of shown.toReversed())
      setError(fault.field, { type: fault.code, message: toFieldText(words, fault) });
    if (shown.length === 0) setError('root', { type: 'refused', message: textOf(words, error) });
    inputs.find(({ name }) => shown.some(({ field }) => field === name))?.focus();
  };
};
