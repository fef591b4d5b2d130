import { namedListContracts, type NamedEntry } from './named-lists.ts';
import { skillCalls } from './skills.calls.ts';

/** A trade that workers have and customers look for; also a category of the home page. */
export type Skill = NamedEntry;

export const {
  list: listSkillsContract,
  create: createSkillContract,
  replace: replaceSkillContract,
  remove: removeSkillContract,
} = namedListContracts(skillCalls, { one: 'skill', many: 'skills' });
