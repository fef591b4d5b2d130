import { call } from '#lib/platform/contract/call.ts';
import type { Job, JobBody, JobQuery } from './jobs.ts';

interface OfOne {
  params: { id: string };
  reply: { data: Job };
}

export const listJobsCall = call<{ query: JobQuery; reply: { data: Job[] } }>('GET', '/admin/job');
export const getJobCall = call<OfOne>('GET', '/admin/job/{id}');
export const createJobCall = call<{ body: JobBody; reply: { data: Job } }>('POST', '/admin/job');
export const replaceJobCall = call<OfOne & { body: JobBody }>('PUT', '/admin/job/{id}');
export const removeJobCall = call<OfOne>('DELETE', '/admin/job/{id}');
