import { loadTexts } from '#lib/wiring/browser/load-texts.ts';
import type { FormWords } from './form-words.tsx';

/** Loads the form texts, for forms that open on a tap. */
export const loadFormWords = async (language: string): Promise<FormWords> => {
  const [{ form }, { errors, fields }] = await Promise.all([
    loadTexts('form', language),
    loadTexts('refusals', language),
  ]);
  return { form, errors, fields };
};
