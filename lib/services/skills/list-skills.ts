import type { Skill } from '#lib/contracts/skills.ts';
import { skillList } from '#models/skill.ts';
import { toSkill } from './to-skill.ts';

/** All skills by name. */
export const listSkills = async (): Promise<{ data: Skill[] }> => ({
  data: (await skillList.list()).map(toSkill),
});
