import type { z } from 'zod';
import { isFieldCode, type FieldCode } from './error-codes.ts';

type Issue = z.core.$ZodIssue;

/** One fault of one field, with the values that its text needs. */
export interface NamedFault {
  field: string;
  code: FieldCode;
  params?: Record<string, string | number> | undefined;
}

const defaultCode = (issue: Issue): FieldCode => {
  switch (issue.code) {
    case 'invalid_type':
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

// What stands in the list of a choice; literals and enumerations know it, patterns do not.
const choicesOf = (issue: Issue): string | null => {
  const listed = issue.code === 'invalid_value' ? issue.values : unionChoices(issue);
  return listed?.map(String).filter(Boolean).join(', ') ?? null;
};

const limitsOf = (issue: Issue): NamedFault['params'] => {
  if (issue.code === 'too_small') return { min: Number(issue.minimum) };
  if (issue.code === 'too_big') return { max: Number(issue.maximum) };
  return issue.code === 'custom' ? issue.params : undefined;
};

const faultsOf = (issue: Issue): NamedFault[] => {
  if (issue.code === 'unrecognized_keys')
    return issue.keys.map((key) => ({ field: [...issue.path, key].join('.'), code: 'unknown_field' }));
  const code = isFieldCode(issue.message) ? issue.message : defaultCode(issue);
  const field = issue.path.join('.');
  const choices = code === 'invalid_value' ? choicesOf(issue) : null;
  if (choices !== null) return [{ field, code: 'unknown_choice', params: { choices } }];
  return [{ field, code, params: limitsOf(issue) }];
};

/** Names each fault of a body or query by dotted field and code; server and forms use the same. */
export const toFieldFaults = (error: z.ZodError): NamedFault[] => error.issues.flatMap(faultsOf);
