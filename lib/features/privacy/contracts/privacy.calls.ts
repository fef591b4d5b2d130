import { callOf } from '#lib/platform/contract/call.ts';
import type { exportAccountContract, deleteAccountContract } from './privacy.ts';

export const exportAccountCall = callOf<typeof exportAccountContract>('GET', '/users/export');
export const deleteAccountCall = callOf<typeof deleteAccountContract>('POST', '/users/delete-account');
