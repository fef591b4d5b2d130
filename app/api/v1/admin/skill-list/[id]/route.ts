import { removeSkillContract, replaceSkillContract } from '#lib/contracts/skills.ts';
import { handle } from '#lib/http/handle.ts';
import { route } from '#lib/http/route.ts';
import { removeSkill, replaceSkill } from '#lib/services/skills/keep-skills.ts';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  PUT: handle(replaceSkillContract, replaceSkill),
  DELETE: handle(removeSkillContract, removeSkill),
});
