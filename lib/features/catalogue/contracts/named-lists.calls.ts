import { callOf } from '#lib/platform/contract/call.ts';
import type { createSkillContract, createWorkTypeContract, listSkillsContract } from './named-lists.ts';

export const listSkillsCall = callOf<typeof listSkillsContract>('GET', '/admin/skill-list');
export const createSkillCall = callOf<typeof createSkillContract>('POST', '/admin/skill-list');
export const createWorkTypeCall = callOf<typeof createWorkTypeContract>('POST', '/admin/work-type');
