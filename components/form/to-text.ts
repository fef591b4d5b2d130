import { ApiError, NetworkError } from '#lib/platform/browser/api-error.ts';
import type { FieldError } from '#lib/platform/contract/envelope.ts';
import { fill } from '#lib/platform/i18n/fill.ts';
import type { FormWords } from './form-words.tsx';

const isKey = <Key extends string>(texts: Readonly<Record<Key, string>>, key: string): key is Key =>
  Object.hasOwn(texts, key);

type Fault = Pick<FieldError, 'code' | 'params'> & { message?: string };

/** Returns a field's error in the reader's language; for codes of a newer server, the text it sent. */
export const toFieldText = ({ fields, errors }: FormWords, { code, params, message }: Fault): string =>
  isKey(fields, code) ? fill(fields[code], params) : (message ?? errors.validation_failed);

const toRefusalText = ({ errors }: FormWords, { code, params, message }: ApiError): string =>
  isKey(errors, code) ? fill(errors[code], params) : message;

/** Returns the reason for a failure in the reader's language. */
export const toFailureText = (words: FormWords, error: unknown): string => {
  if (error instanceof NetworkError) return words.form.offline;
  return error instanceof ApiError ? toRefusalText(words, error) : words.errors.internal;
};

/** Returns the text of an error code; null for an unknown code. */
export const toCodeText = ({ errors, fields }: FormWords, code: string): string | null => {
  if (isKey(fields, code)) return fields[code];
  return isKey(errors, code) ? errors[code] : null;
};
