import { ApiError } from '#lib/platform/browser/api-error.ts';

/** The challenge of an answer that asks for the second factor; null for every other refusal. */
export const readChallenge = (error: unknown): string | null => {
  if (!(error instanceof ApiError) || error.code !== 'totp_required') return null;
  const { data } = error;
  const isAsked = typeof data === 'object' && data !== null && 'challenge' in data;
  return isAsked && typeof data.challenge === 'string' ? data.challenge : null;
};
