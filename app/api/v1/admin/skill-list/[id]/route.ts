import { removeSkillContract, replaceSkillContract } from '#lib/features/catalogue/contracts/named-lists.ts';
import { handle, route } from '#lib/wiring/http.ts';
import { removeSkill, replaceSkill } from '#lib/features/catalogue/services/named-lists.ts';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  PUT: handle(replaceSkillContract, replaceSkill),
  DELETE: handle(removeSkillContract, removeSkill),
});
