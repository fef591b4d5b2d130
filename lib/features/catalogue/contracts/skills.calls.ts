import { namedListCalls } from './named-lists.calls.ts';

export const skillCalls = namedListCalls('/admin/skill-list');
export const { list: listSkillsCall, create: createSkillCall } = skillCalls;
