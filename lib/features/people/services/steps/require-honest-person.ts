import unhomoglyph from 'unhomoglyph';
import { checkName, isReservedName } from '#lib/features/people/contracts/person-fields.ts';
import { AppError } from '#lib/platform/contract/app-error.ts';

const bare = (text: string): string =>
  text.normalize('NFKD').replace(/[\p{Mn}\p{Default_Ignorable_Code_Point}]/gu, '');

/** Maps a text to its look-alike form, using Unicode's list of confusable characters. */
const toLookAlike = (text: string): string => bare(unhomoglyph(bare(text))).toLowerCase();

// Capitals of two alphabets may look alike when their small letters do not, and vice versa. Hunar is also written in
// Devanagari, where combining signs tell words apart: the form's own comparison covers that.
const folds: ((text: string) => string)[] = [
  toLookAlike,
  (text) => toLookAlike(text.toLowerCase()),
  (text) => toLookAlike(text.toUpperCase()),
];

const posesAsUs = (name: string): boolean => folds.some((fold) => isReservedName(name, fold));

const isAscii = (text: string): boolean => /^[\x21-\x7e]*$/.test(text);

// An address entirely in another alphabet is fine; one that only looks Latin fakes someone else's.
const looksLikeAnother = (email: string): boolean =>
  !isAscii(email) && [email, email.toUpperCase()].some((written) => isAscii(unhomoglyph(written)));

/** Rejects names that look like ours, contain links or numbers, and addresses that imitate someone else's. */
export const requireHonestPerson = ({
  name,
  email,
}: {
  name?: string | undefined;
  email?: string | undefined;
}): void => {
  const code = name === undefined ? null : posesAsUs(name) ? 'name_reserved' : checkName(name);
  if (code) throw new AppError('validation_failed', { errors: [{ field: 'name', code }] });
  if (email !== undefined && looksLikeAnother(email))
    throw new AppError('validation_failed', { errors: [{ field: 'email', code: 'email_invalid' }] });
};
