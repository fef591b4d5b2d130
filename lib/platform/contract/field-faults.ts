import type { z } from 'zod';
import { isFieldCode, type FieldCode } from './error-codes.ts';

type Issue = z.core.$ZodIssue;

/** A field error with the values its text needs. */
export interface NamedFault {
  field: string;
  code: FieldCode;
  params?: Record<string, string | number> | undefined;
}

const defaultCode = (issue: Issue): FieldCode => {
  switch (issue.code) {
    case 'invalid_type':
      if (issue.expected === 'int' && typeof issue.input === 'number') return 'whole_number';
      return issue.input === undefined ? 'required' : 'invalid_type';
    case 'too_small':
      return issue.origin === 'string' ? 'text_too_short' : 'number_too_small';
    case 'too_big':
      if (issue.origin === 'string') return 'text_too_long';
      return issue.origin === 'array' ? 'list_too_long' : 'number_too_big';
    default:
      return 'invalid_value';
  }
};

const unionChoices = (issue: Issue) =>
  issue.code === 'invalid_union' && issue.inclusive !== false ? issue.options : undefined;

// Literals and enums list their choices; patterns do not.
const listChoices = (issue: Issue): string | null => {
  const listed = issue.code === 'invalid_value' ? issue.values : unionChoices(issue);
  return listed?.map(String).filter(Boolean).join(', ') ?? null;
};

const toLimits = (issue: Issue): NamedFault['params'] => {
  if (issue.code === 'too_small') return { min: Number(issue.minimum) };
  if (issue.code === 'too_big') return { max: Number(issue.maximum) };
  return issue.code === 'custom' ? issue.params : undefined;
};

const toFaults = (issue: Issue): NamedFault[] => {
  if (issue.code === 'unrecognized_keys')
    return issue.keys.map((key) => ({ field: [...issue.path, key].join('.'), code: 'unknown_field' }));
  const code = isFieldCode(issue.message) ? issue.message : defaultCode(issue);
  const field = issue.path.join('.');
  const choices = code === 'invalid_value' ? listChoices(issue) : null;
  if (choices !== null) return [{ field, code: 'unknown_choice', params: { choices } }];
  return [{ field, code, params: toLimits(issue) }];
};

/** Converts a zod error into field errors. Server and forms share this. */
export const toFieldFaults = (error: z.ZodError): NamedFault[] => error.issues.flatMap(toFaults);

const isNullAt = (value: unknown, field: string): boolean =>
  field
    .split('.')
    .reduce<unknown>(
      (inner, name) => (typeof inner === 'object' && inner !== null ? Reflect.get(inner, name) : undefined),
      value,
    ) === null;

const withoutNulls = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(withoutNulls);
  if (typeof value !== 'object' || value === null) return value;
  const given = Object.entries(value).filter(([, inner]) => inner !== null);
  return Object.fromEntries(given.map(([name, inner]) => [name, withoutNulls(inner)]));
};

/**
 * Lists the field errors of a refused value. A null in a required field is reported like an absent field; in an
 * optional one, no message about its form would be true.
 */
export const faultsIn = (schema: z.ZodType, value: unknown, error: z.ZodError): NamedFault[] => {
  const faults = toFieldFaults(error);
  if (!faults.some(({ field }) => isNullAt(value, field))) return faults;
  const absent = schema.safeParse(withoutNulls(value), { reportInput: true });
  const absentFaults = absent.success ? [] : toFieldFaults(absent.error);
  return faults.map((fault) => {
    if (!isNullAt(value, fault.field)) return fault;
    return (
      absentFaults.find(({ field }) => field === fault.field) ?? { field: fault.field, code: 'null_given' }
    );
  });
};
