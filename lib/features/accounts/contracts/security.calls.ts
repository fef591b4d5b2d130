import { callOf } from '#lib/platform/contract/call.ts';
import type { changePasswordContract, endSessionContract, endSessionsContract } from './accounts.ts';
import type { changeEmailContract, resendVerificationContract, verifyEmailContract } from './email.ts';
import type {
  offerPasskeyContract,
  addPasskeyContract,
  removePasskeyContract,
  askPasskeyContract,
  passkeyLoginContract,
} from './passkeys.ts';
import type { setUpTotpContract, removeTotpContract } from './two-factor.ts';

export const offerPasskeyCall = callOf<typeof offerPasskeyContract>('POST', '/auth/passkeys/offer');
export const addPasskeyCall = callOf<typeof addPasskeyContract>('POST', '/auth/passkeys');
export const removePasskeyCall = callOf<typeof removePasskeyContract>('DELETE', '/auth/passkeys/{id}');
export const askPasskeyCall = callOf<typeof askPasskeyContract>('POST', '/auth/passkey-login/question');
export const passkeyLoginCall = callOf<typeof passkeyLoginContract>('POST', '/auth/passkey-login');

export const setUpTotpCall = callOf<typeof setUpTotpContract>('POST', '/auth/totp');

export const removeTotpCall = callOf<typeof removeTotpContract>('DELETE', '/auth/totp');

export const verifyEmailCall = callOf<typeof verifyEmailContract>('POST', '/auth/verify-email');
export const resendVerificationCall = callOf<typeof resendVerificationContract>(
  'POST',
  '/auth/resend-verification',
);
export const changeEmailCall = callOf<typeof changeEmailContract>('PUT', '/auth/email');

export const changePasswordCall = callOf<typeof changePasswordContract>('PUT', '/auth/change-password');
export const endSessionsCall = callOf<typeof endSessionsContract>('DELETE', '/auth/sessions');
export const endSessionCall = callOf<typeof endSessionContract>('DELETE', '/auth/sessions/{id}');
