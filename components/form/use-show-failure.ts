import type { RefObject } from 'react';
import type { FieldValues, UseFormSetError } from 'react-hook-form';
import { ApiError } from '#lib/platform/browser/api-error.ts';
import { useFormWords } from './form-words.tsx';
import { toFailureText, toFieldText } from './to-text.ts';

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const isControl = (part: Element): part is Control =>
  part instanceof HTMLInputElement ||
  part instanceof HTMLSelectElement ||
  part instanceof HTMLTextAreaElement;

const namesIn = (form: HTMLFormElement | null): Control[] => [...(form?.elements ?? [])].filter(isControl);

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
    if (shown.length === 0) setError('root', { type: 'refused', message: toFailureText(words, error) });
    inputs.find(({ name }) => shown.some(({ field }) => field === name))?.focus();
  };
};
