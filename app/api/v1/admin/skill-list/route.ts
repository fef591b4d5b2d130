import { createSkillContract, listSkillsContract } from '#lib/contracts/skills.ts';
import { handle } from '#lib/http/handle.ts';
import { route } from '#lib/http/route.ts';
import { createSkill, listSkills } from '#lib/services/skills/keep-skills.ts';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: handle(listSkillsContract, listSkills),
  POST: handle(createSkillContract, createSkill),
});
