import { createSkillContract, listSkillsContract } from '#lib/features/catalogue/contracts/named-lists.ts';
import { handle, route } from '#lib/wiring/http.ts';
import { createSkill, listSkills } from '#lib/features/catalogue/services/named-lists.ts';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: handle(listSkillsContract, listSkills),
  POST: handle(createSkillContract, createSkill),
});
