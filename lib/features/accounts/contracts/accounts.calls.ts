import { callOf } from '#lib/platform/contract/call.ts';
import type {
  registerContract,
  loginContract,
  checkContract,
  logoutContract,
  sendResetContract,
  resetPasswordContract,
} from './accounts.ts';
import type { setPreferencesContract } from './preferences.ts';

export const registerCall = callOf<typeof registerContract>('POST', '/auth/register');
export const loginCall = callOf<typeof loginContract>('POST', '/auth/login');
export const checkCall = callOf<typeof checkContract>('GET', '/auth/check');
export const logoutCall = callOf<typeof logoutContract>('POST', '/auth/logout');
export const sendResetCall = callOf<typeof sendResetContract>('POST', '/auth/send-reset-password-email');
export const resetPasswordCall = callOf<typeof resetPasswordContract>(
  'POST',
  '/auth/reset-password/{id}/{token}',
);
export const setPreferencesCall = callOf<typeof setPreferencesContract>('PUT', '/users/preferences');
