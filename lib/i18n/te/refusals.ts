import type { ErrorCode, FieldCode } from '#lib/contracts/error-code.ts';
import { accounts } from './accounts.ts';
import { admin } from './admin.ts';
import * as common from './common.ts';

/** Every refusal of the API and every fault of a field, from all features. */
export const errors = { ...common.errors, ...accounts.errors, ...admin.errors } satisfies Record<
  ErrorCode,
  string
>;
export const fields = { ...common.fields, ...accounts.fields, ...admin.fields } satisfies Record<
  FieldCode,
  string
>;
