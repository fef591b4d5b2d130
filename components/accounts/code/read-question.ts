import { ApiError } from '#lib/platform/browser/api-error.ts';
import type { MemberRole } from './code-words.ts';

export interface ClaimedAccount {
  readonly accountId: string;
  readonly userType: MemberRole;
  readonly maskedEmail: string | null;
}

/** A question of the server to a person whose code was right. The answer goes with the same code. */
export type Question =
  | { readonly kind: 'name' }
  | { readonly kind: 'role'; readonly roles: readonly MemberRole[] }
  | { readonly kind: 'claimed'; readonly accounts: readonly ClaimedAccount[] }
  | { readonly kind: 'idle'; readonly ways: readonly string[] }
  | { readonly kind: 'totp'; readonly challenge: string };

const loadContracts = () => import('#lib/features/accounts/contracts/codes.ts');

/** Returns the question that an error asks, or null for every other error. */
export const readQuestion = async (error: unknown): Promise<Question | null> => {
  if (!(error instanceof ApiError)) return null;
  const { code, data } = error;
  if (code === 'name_needed') return { kind: 'name' };
  const { roleDetail, claimDetail, proofDetail, totpDetail } = await loadContracts();
  switch (code) {
    case 'role_needed':
      return { kind: 'role', ...roleDetail.parse(data) };
    case 'contact_claimed':
      return { kind: 'claimed', ...claimDetail.parse(data) };
    case 'second_proof_needed':
      return { kind: 'idle', ...proofDetail.parse(data) };
    case 'totp_required':
      return { kind: 'totp', ...totpDetail.parse(data) };
    default:
      return null;
  }
};

const moveTo = (error: ApiError, field: string, code: string): ApiError =>
  new ApiError(error.message, { ...error, errors: [{ field, code, message: error.message }] });

/** Puts a refused answer under the field that it was typed into. */
export const placeRefusal = (error: unknown): unknown => {
  if (!(error instanceof ApiError)) return error;
  if (error.code === 'wrong_code') return moveTo(error, 'totp.code', 'wrong_code');
  return error.code === 'wrong_credentials' ? moveTo(error, 'password', 'wrong_password') : error;
};
