import unhomoglyph from 'unhomoglyph';
import { isReservedName } from '#lib/features/people/contracts/person-fields.ts';
import { AppError } from '#lib/platform/contract/app-error.ts';

const bare = (text: string): string =>
  text.normalize('NFKD').replace(/[\p{Mn}\p{Default_Ignorable_Code_Point}]/gu, '');

/** A text by what its letters look like, as Unicode's list of confusable letters has it. */
const looksOf = (text: string): string => bare(unhomoglyph(bare(text))).toLowerCase();

// Capitals of two alphabets may look alike where their small letters do not, and the other way round. Hunar is written
// in Devanagari too, whose signs above and below tell words apart: the form's own comparison sees to those.
const folds: ((text: string) => string)[] = [
  looksOf,
  (text) => looksOf(text.toLowerCase()),
  (text) => looksOf(text.toUpperCase()),
];

const posesAsUs = (name: string): boolean => folds.some((fold) => isReservedName(name, fold));

const isAscii = (text: string): boolean => /^[\x21-\x7e]*$/.test(text);

// An address of another alphabet throughout is somebody's own; one that only looks like Latin letters fakes another's.
const looksLikeAnother = (email: string): boolean =>
  !isAscii(email) && [email, email.toUpperCase()].some((written) => isAscii(unhomoglyph(written)));

interface Given {
  name?: string | undefined;
  email?: string | undefined;
}

/** Refuses a name that looks like ours and an address that looks like somebody else's, whatever letters they are of. */
export const requireHonestPerson = ({ name, email }: Given): void => {
  if (name !== undefined && posesAsUs(name))
    throw new AppError('validation_failed', { errors: [{ field: 'name', code: 'name_reserved' }] });
  if (email !== undefined && looksLikeAnother(email))
    throw new AppError('validation_failed', { errors: [{ field: 'email', code: 'email_invalid' }] });
};
