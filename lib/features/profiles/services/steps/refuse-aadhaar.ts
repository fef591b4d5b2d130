import { containsAadhaarNumber, namesAadhaar } from '#lib/features/profiles/rules/aadhaar.ts';
import { AppError } from '#lib/platform/contract/app-error.ts';

/** Rejects a text with an Aadhaar number; for identity proofs, also one that names Aadhaar. */
export const refuseAadhaar = (text: string, { isProof }: { isProof: boolean }): void => {
  if (isProof ? namesAadhaar(text) : containsAadhaarNumber(text)) throw new AppError('no_aadhaar');
};
