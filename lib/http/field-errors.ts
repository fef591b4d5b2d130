import type { z } from 'zod';
import type { FieldError } from '#lib/contracts/envelope.ts';
import { isFieldCode, type FieldCode } from '#lib/contracts/error-code.ts';
import { fields } from '#lib/i18n/en/refusals.ts';
import { fill, type Params } from '#lib/i18n/fill.ts';

type Issue = z.core.$ZodIssue;
type Fault = Pick<FieldError, 'field'> & { code: FieldCode; params?: Params };

const defaultCode = (issue: Issue): FieldCode => {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined ? 'required' : 'invalid_type';
    case 'too_small':
      return issue.origin === 'string' ? 'text_too_short' : 'number_too_small';
    case 'too_big':
      return issue.origin === 'string'
        ? 'text_too_long'
        : issue.origin === 'array'
          ? 'list_too_long'
          : 'number_too_big';
    default:
      return 'invalid_value';
  }
};

const limitsOf = (issue: Issue): Params => {
  if (issue.code === 'too_small') return { min: Number(issue.minimum) };
  if (issue.code === 'too_big') return { max: Number(issue.maximum) };
  return issue.code === 'custom' ? { ...issue.params } : {};
};

const faultsOf = (issue: Issue): Fault[] => {
  if (issue.code === 'unrecognized_keys')
    return issue.keys.map((key) => ({ field: [...issue.path, key].join('.'), code: 'unknown_field' }));
  const code = isFieldCode(issue.message) ? issue.message : defaultCode(issue);
  return [{ field: issue.path.join('.'), code, params: limitsOf(issue) }];
};

/** Names each fault of a body or query: dotted field, code, English text. */
export const toFieldErrors = (error: z.ZodError): FieldError[] =>
  error.issues
    .flatMap(faultsOf)
    .map(({ field, code, params }) => ({ field, code, message: fill(fields[code], params) }));
