import type { ErrorCode, FieldCode } from '#lib/contracts/error-code.ts';
import type { accounts } from './en/accounts.ts';
import type { admin } from './en/admin.ts';
import type * as common from './en/common.ts';
import type { profiles } from './en/profiles.ts';

interface Features {
  common: Pick<typeof common, 'errors' | 'fields'>;
  accounts: typeof accounts;
  admin: typeof admin;
  profiles: typeof profiles;
}

/** Every refusal of the API and every fault of a field in one language, from all features. */
export const joinRefusals = (of: Features) => ({
  errors: {
    ...of.common.errors,
    ...of.accounts.errors,
    ...of.admin.errors,
    ...of.profiles.errors,
  } satisfies Record<ErrorCode, string>,
  fields: {
    ...of.common.fields,
    ...of.accounts.fields,
    ...of.admin.fields,
    ...of.profiles.fields,
  } satisfies Record<FieldCode, string>,
});
