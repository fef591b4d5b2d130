import { callOf } from '#lib/platform/contract/call.ts';
import type { listJobsContract, createJobContract } from './jobs.ts';

export const listJobsCall = callOf<typeof listJobsContract>('GET', '/admin/job');
export const createJobCall = callOf<typeof createJobContract>('POST', '/admin/job');
