import { callOf } from '#lib/platform/contract/call.ts';
import type {
  blockUserContract,
  unblockUserContract,
  reportUserContract,
  listBlockedContract,
} from './safety.ts';

export const blockUserCall = callOf<typeof blockUserContract>('PUT', '/users/{id}/block');
export const unblockUserCall = callOf<typeof unblockUserContract>('DELETE', '/users/{id}/block');
export const reportUserCall = callOf<typeof reportUserContract>('POST', '/users/{id}/report');
export const listBlockedCall = callOf<typeof listBlockedContract>('GET', '/users/blocks');
