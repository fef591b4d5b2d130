import { callOf } from '#lib/platform/contract/call.ts';
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
