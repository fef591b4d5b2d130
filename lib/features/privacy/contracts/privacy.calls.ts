import { callOf } from '#lib/platform/contract/call.ts';
import type { exportAccountContract, deleteAccountContract, startEmptyContract } from './privacy.ts';

export const exportAccountCall = callOf<typeof exportAccountContract>('GET', '/users/export');
export const deleteAccountCall = callOf<typeof deleteAccountContract>('POST', '/users/delete-account');
export const startEmptyCall = callOf<typeof startEmptyContract>('POST', '/auth/start-empty/{id}/{token}');
