import { z } from 'zod';
import type { FieldCode } from './error-codes.ts';

interface TextRule {
  min?: number;
  max: number;
  tooShort?: FieldCode;
  tooLong?: FieldCode;
  /** The error for a missing value, instead of `required`. */
  missing?: FieldCode;
  /** An extra check for a text of valid length. */
  refuses?: (value: string) => FieldCode | null;
}

// Terminals, mails and logs obey control characters. Only tabs and line breaks are allowed.
const controls = /[^\P{Cc}\t\n\r]/u;

/** Whether a text is well formed and free of control characters. */
export const isPlainText = (value: string): boolean => value.isWellFormed() && !controls.test(value);

const faultOfText = (value: string, rule: TextRule): FieldCode | null => {
  const length = [...value].length;
  const { min = 1, max, tooShort = 'text_too_short', tooLong = 'text_too_long' } = rule;
  if (length === 0 && rule.missing) return rule.missing;
  if (length < min) return min === 1 ? 'required' : tooShort;
  return length > max ? tooLong : (rule.refuses?.(value) ?? null);
};

// The pattern for the API description: no controls, at least `min` characters after trimming.
const buildPattern = (min: number): string => {
  const controlCodes = '\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f-\\u009f';
  const [any, ink] = [`[^${controlCodes}]`, `[^\\s${controlCodes}]`];
  if (min < 1) return `^${any}*$`;
  return min === 1 ? `^${any}*${ink}${any}*$` : `^${any}*${ink}${any}{${min - 2},}${ink}${any}*$`;
};

const BLANK_OR = '^\\s*$|';
const MAX_NAMED_MIN = 50;

/** Names the pattern of a text for the API description, `Text2` for at least two characters; null for any other. */
export const namePattern = (pattern: string): string | null => {
  if (pattern.startsWith(BLANK_OR)) {
    const inner = namePattern(pattern.slice(BLANK_OR.length));
    return inner === null ? null : `${inner}OrBlank`;
  }
  for (let min = 0; min <= MAX_NAMED_MIN; min += 1) if (buildPattern(min) === pattern) return `Text${min}`;
  return null;
};

/** The pattern of any text that `isPlainText` accepts. */
export const plainTextPattern = buildPattern(0);

const checkedText = (letters: z.ZodString, rule: TextRule) =>
  letters
    .trim()
    .normalize('NFC')
    .superRefine((value, context) => {
      const message = faultOfText(value, rule);
      if (message)
        context.addIssue({ code: 'custom', message, params: { min: rule.min ?? 1, max: rule.max } });
    })
    .meta({ minLength: rule.min ?? 1, maxLength: rule.max, pattern: buildPattern(rule.min ?? 1) });

// Checked before trimming, which would remove some control characters.
const typed = (missing: FieldCode): z.ZodString =>
  z.string({ error: missing }).refine(isPlainText, { error: 'invalid_text', abort: true });

/** Free text: trimmed, NFC, its length counted in code points. */
export const text = (rule: TextRule) => checkedText(typed(rule.missing ?? 'required'), rule);

// These reverse the letters around them and can make one name look like another.
const bidiControls = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/;

const onOneLine = (value: string): string => value.replace(/\s+/g, ' ');

/** A name on one line without bidi controls. */
export const name = (rule: TextRule) =>
  checkedText(typed('required').overwrite(onOneLine), {
    ...rule,
    refuses: (value) => (bidiControls.test(value) ? 'invalid_text' : (rule.refuses?.(value) ?? null)),
  });

/** A record id: 24 hex digits. */
export const id = (message: FieldCode = 'invalid_id') =>
  z.string({ error: message }).regex(/^[0-9a-f]{24}$/, message);

/** An integer that arrives as text in a query. */
export const wholeNumber = ({ min, max }: { min: number; max: number }) =>
  z
    .string()
    .regex(/^\d{1,9}$/, 'whole_number')
    .transform(Number)
    .pipe(z.int().min(min, 'number_too_small').max(max, 'number_too_big'))
    .meta({ type: 'integer', minimum: min, maximum: max, pattern: undefined });

export const instant = z.iso.datetime();

const isBlank = (value: unknown, maxLength: number): boolean =>
  typeof value === 'string' && value.length <= maxLength && value.trim() === '';

const findMaxLength = (schema: z.ZodType<string, string>): number => {
  const described = schema.meta()?.['maxLength'];
  if (typeof described === 'number') return described;
  return (schema instanceof z.ZodString ? schema.maxLength : null) ?? Infinity;
};

const orBlank = (pattern: unknown): string | undefined =>
  typeof pattern === 'string' ? BLANK_OR + pattern : undefined;

/**
 * An optional text where blank means absent, because forms send empty fields. Blanks beyond the maximum length are
 * still rejected.
 */
export const blankAsUndefined = (schema: z.ZodType<string, string>) => {
  const maxLength = findMaxLength(schema);
  return z
    .preprocess(
      (value: string | undefined) => (isBlank(value, maxLength) ? undefined : value),
      schema.optional(),
    )
    .meta({ minLength: 0, pattern: orBlank(schema.meta()?.['pattern']) })
    .optional();
};

const buildTranslations = (max: number) =>
  z
    .strictObject({
      hi: text({ max }).optional(),
      kn: text({ max }).optional(),
      ta: text({ max }).optional(),
      te: text({ max }).optional(),
    })
    .meta({ id: `Translations${max}` });

const knownTranslations = new Map<number, ReturnType<typeof buildTranslations>>();

/** Translations of a text into the languages other than English. */
export const translations = ({ max }: { max: number }) => {
  const schema = knownTranslations.get(max) ?? buildTranslations(max);
  // The API description names each length once.
  knownTranslations.set(max, schema);
  return schema;
};
