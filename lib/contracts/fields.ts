import { z } from 'zod';
import type { FieldCode } from './error-code.ts';

interface TextRule {
  min?: number;
  max: number;
  tooShort?: FieldCode;
  tooLong?: FieldCode;
}

const faultOfText = (value: string, rule: TextRule): FieldCode | null => {
  const length = [...value].length;
  const { min = 1, max, tooShort = 'text_too_short', tooLong = 'text_too_long' } = rule;
  if (!value.isWellFormed()) return 'invalid_text';
  if (length < min) return min === 1 ? 'required' : tooShort;
  return length > max ? tooLong : null;
};

/** Free text: trimmed, composed (NFC), its length counted in code points as people count letters. */
export const text = (rule: TextRule) =>
  z
    .string({ error: 'required' })
    .trim()
    .normalize('NFC')
    .superRefine((value, context) => {
      const message = faultOfText(value, rule);
      if (message)
        context.addIssue({ code: 'custom', message, params: { min: rule.min ?? 1, max: rule.max } });
    })
    .meta({ minLength: rule.min ?? 1, maxLength: rule.max });

/** A record's id: 24 hex digits. */
export const id = (message: FieldCode = 'invalid_id') =>
  z.string({ error: message }).regex(/^[0-9a-f]{24}$/, message);

/** A whole number that arrives as text in a query. */
export const wholeNumber = ({ min, max }: { min: number; max: number }) =>
  z
    .string()
    .regex(/^\d{1,9}$/, 'invalid_number')
    .transform(Number)
    .pipe(z.int().min(min, 'number_too_small').max(max, 'number_too_big'));

export const instant = z.iso.datetime();
