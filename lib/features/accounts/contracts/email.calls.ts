import { callOf } from '#lib/platform/contract/call.ts';
import type { changeEmailContract, resendVerificationContract, verifyEmailContract } from './email.ts';

export const verifyEmailCall = callOf<typeof verifyEmailContract>('POST', '/auth/verify-email');
export const resendVerificationCall = callOf<typeof resendVerificationContract>(
  'POST',
  '/auth/resend-verification',
);
export const changeEmailCall = callOf<typeof changeEmailContract>('PUT', '/auth/email');
