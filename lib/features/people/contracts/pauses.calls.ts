import { callOf } from '#lib/platform/contract/call.ts';
import type { appealContract } from './pauses.ts';

export const appealCall = callOf<typeof appealContract>('POST', '/appeals');
