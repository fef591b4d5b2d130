import { z } from 'zod';
import type { FieldCode } from '#lib/platform/contract/error-codes.ts';
import { isPlainText, name, plainTextPattern } from '#lib/platform/contract/fields.ts';
import { isReservedName } from './reserved-name.ts';
import { holdsWebAddress } from './holds-web-address.ts';

// Mails and lists carry names: none may pose as us or lead anywhere.
const faultOfName = (value: string): FieldCode | null => {
  if (holdsWebAddress(value)) return 'name_web_address';
  return isReservedName(value) ? 'name_reserved' : null;
};

/** A person's name. */
export const personName = name({
  min: 2,
  max: 50,
  tooShort: 'name_too_short',
  tooLong: 'name_too_long',
  refuses: faultOfName,
});

const tenDigits = (value: string): string => {
  const digits = value.replace(/[\s().-]/g, '');
  return digits.replace(/^(\+91|0091|91(?=\d{10}$)|0(?=\d{10}$))/, '');
};

/** An Indian phone number, kept as its ten digits however it was typed. */
export const phone = z
  .string({ error: 'phone_ten_digits' })
  .max(25, 'phone_ten_digits')
  .overwrite(tenDigits)
  .regex(/^\d{10}$/, 'phone_ten_digits')
  .meta({ pattern: '^\\d{10}$' });

// Linear on purpose; who owns the address is proved by mail, not by a pattern.
const emailPattern = /^[^\s@,;<>()"\\]{1,64}@[^\s@.,;<>()"\\]+(\.[^\s@.,;<>()"\\]+)+$/;

/** An e-mail address in the one spelling that is stored and compared. */
export const email = (missing: FieldCode = 'email_include') =>
  z
    .string({ error: missing })
    .normalize('NFKC')
    .trim()
    .toLowerCase()
    .min(1, missing)
    .max(100, 'email_too_long')
    .regex(emailPattern, 'email_invalid')
    .meta({ format: 'email', pattern: undefined });

const lettersOf = (value: string): number => [...value].length;

/** A new password: 6 to 30 letters of any script, taken as typed. */
export const password = z
  .string({ error: 'required' })
  .refine((value) => lettersOf(value) >= 6, 'password_too_short')
  .refine((value) => lettersOf(value) <= 30, 'password_too_long')
  .refine(isPlainText, 'invalid_text')
  .meta({ minLength: 6, maxLength: 30, pattern: plainTextPattern });
