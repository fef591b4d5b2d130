import * as skills from '#lib/features/catalogue/contracts/named-lists.ts';
import { namedListRows } from '#server/testing/api/named-list-rows.ts';
import { makeSkill } from '#server/testing/factories/skills.ts';

const { listSkillsContract, createSkillContract, replaceSkillContract, removeSkillContract } = skills;

export const rows = namedListRows({
  list: listSkillsContract,
  create: createSkillContract,
  replace: replaceSkillContract,
  remove: removeSkillContract,
  make: makeSkill,
});
