import { namedListContracts } from './named-lists.ts';
import { skillCalls } from './skills.calls.ts';

/** Skills are the trades that workers have and customers look for, also the categories of the home page. */
export const {
  list: listSkillsContract,
  create: createSkillContract,
  replace: replaceSkillContract,
  remove: removeSkillContract,
} = namedListContracts(skillCalls, { one: 'skill', many: 'skills' });
