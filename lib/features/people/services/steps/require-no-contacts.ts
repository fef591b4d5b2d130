import { checkPublicText } from '#lib/features/people/contracts/honest-text.ts';
import { AppError } from '#lib/platform/contract/app-error.ts';

/** Rejects public texts with a phone number, email or web address; each with its field. */
export const requireNoContacts = (texts: readonly (readonly [field: string, text: string])[]): void => {
  const errors = texts.flatMap(([field, text]) => {
    const code = checkPublicText(text);
    return code ? { field, code } : [];
  });
  if (errors.length > 0) throw new AppError('validation_failed', { errors });
};
