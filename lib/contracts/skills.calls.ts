import { call } from './call.ts';
import type { CreateSkillBody, Skill } from './skills.ts';

export const listSkillsCall = call<{ reply: { data: Skill[] } }>('GET', '/admin/skill-list');

export const createSkillCall = call<{ body: CreateSkillBody; reply: { data: Skill } }>(
  'POST',
  '/admin/skill-list',
);
