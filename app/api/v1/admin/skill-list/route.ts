import { createSkillContract, listSkillsContract } from '#lib/contracts/skills.ts';
import { handle } from '#lib/http/handle.ts';
import { route } from '#lib/http/route.ts';
import { createSkill } from '#lib/services/skills/create-skill.ts';
import { listSkills } from '#lib/services/skills/list-skills.ts';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: handle(listSkillsContract, listSkills),
  POST: handle(createSkillContract, createSkill),
});
