import { z } from 'zod';
import type { FieldCode } from './error-codes.ts';

interface TextRule {
  min?: number;
  max: number;
  tooShort?: FieldCode;
  tooLong?: FieldCode;
  /** Said instead of 'required' where nothing was typed. */
  missing?: FieldCode;
  /** What else is wrong with a text of the right length. */
  refuses?: (value: string) => FieldCode | null;
}

// Tabs and line ends aside, control characters are never typed; terminals, mails and logs would obey them.
const controls = /[^\P{Cc}\t\n\r]/u;

/** Whether a text holds only what can be typed and stored. */
export const isPlainText = (value: string): boolean => value.isWellFormed() && !controls.test(value);

const faultOfText = (value: string, rule: TextRule): FieldCode | null => {
  const length = [...value].length;
  const { min = 1, max, tooShort = 'text_too_short', tooLong = 'text_too_long' } = rule;
  if (length === 0 && rule.missing) return rule.missing;
  if (length < min) return min === 1 ? 'required' : tooShort;
  return length > max ? tooLong : (rule.refuses?.(value) ?? null);
};

// What a caller may send, for the API's description: no controls, and `min` characters after trimming.
const patternOf = (min: number): string => {
  const controlCodes = '\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f-\\u009f';
  const [any, ink] = [`[^${controlCodes}]`, `[^\\s${controlCodes}]`];
  if (min < 1) return `^${any}*$`;
  return min === 1 ? `^${any}*${ink}${any}*$` : `^${any}*${ink}${any}{${min - 2},}${ink}${any}*$`;
};

/** Any text that isPlainText takes. */
export const plainTextPattern = patternOf(0);

const checkedText = (letters: z.ZodString, rule: TextRule) =>
  letters
    .trim()
    .normalize('NFC')
    .superRefine((value, context) => {
      const message = faultOfText(value, rule);
      if (message)
        context.addIssue({ code: 'custom', message, params: { min: rule.min ?? 1, max: rule.max } });
    })
    .meta({ minLength: rule.min ?? 1, maxLength: rule.max, pattern: patternOf(rule.min ?? 1) });

// Looked at as it was sent: trimming takes some controls away, and the description knows of none that may stand there.
const typed = (missing: FieldCode): z.ZodString =>
  z.string({ error: missing }).refine(isPlainText, { error: 'invalid_text', abort: true });

/** Free text: trimmed, composed (NFC), its length counted in code points as people count letters. */
export const text = (rule: TextRule) => checkedText(typed(rule.missing ?? 'required'), rule);

// They turn the letters around them, so that a name could read as another one.
const bidiControls = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/;

const onOneLine = (value: string): string => value.replace(/\s+/g, ' ');

/** The name of a person or thing: text on one line; one that could pose as another by turning its direction is refused. */
export const name = (rule: TextRule) =>
  checkedText(typed('required').overwrite(onOneLine), {
    ...rule,
    refuses: (value) => (bidiControls.test(value) ? 'invalid_text' : (rule.refuses?.(value) ?? null)),
  });

/** A record's id: 24 hex digits. */
export const id = (message: FieldCode = 'invalid_id') =>
  z.string({ error: message }).regex(/^[0-9a-f]{24}$/, message);

/** A whole number that arrives as text in a query. */
export const wholeNumber = ({ min, max }: { min: number; max: number }) =>
  z
    .string()
    .regex(/^\d{1,9}$/, 'invalid_number')
    .transform(Number)
    .pipe(z.int().min(min, 'number_too_small').max(max, 'number_too_big'))
    .meta({ type: 'integer', minimum: min, maximum: max, pattern: undefined });

export const instant = z.iso.datetime();

const isBlank = (value: unknown, most: number): boolean =>
  typeof value === 'string' && value.length <= most && value.trim() === '';

const mostLetters = (schema: z.ZodType<string, string>): number => {
  const described = schema.meta()?.['maxLength'];
  if (typeof described === 'number') return described;
  return (schema instanceof z.ZodString ? schema.maxLength : null) ?? Infinity;
};

const orBlank = (pattern: unknown): string | undefined =>
  typeof pattern === 'string' ? `^\\s*$|${pattern}` : undefined;

/**
 * An optional text that counts as not sent when it is blank, as forms send what nobody filled in; more blanks than
 * the text may have letters are refused like any other text of that length.
 */
export const unlessBlank = (schema: z.ZodType<string, string>) => {
  const most = mostLetters(schema);
  return z
    .preprocess((value: string | undefined) => (isBlank(value, most) ? undefined : value), schema.optional())
    .meta({ minLength: 0, pattern: orBlank(schema.meta()?.['pattern']) })
    .optional();
};

/** A text in the languages other than English, as far as it is known in them. */
export const translations = ({ max }: { max: number }) =>
  z.strictObject({
    hi: text({ max }).optional(),
    kn: text({ max }).optional(),
    ta: text({ max }).optional(),
    te: text({ max }).optional(),
  });
