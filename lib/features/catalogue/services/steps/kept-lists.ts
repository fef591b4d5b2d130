import { createSkillCall, createWorkTypeCall } from '#lib/features/catalogue/contracts/named-lists.calls.ts';
import { isSkillInJobs } from '#models/catalogue/service.ts';
import { skillList, workTypeList } from '#models/catalogue/named-list.ts';
import {
  isSkillUsed,
  renameUsedSkill,
  isWorkTypeUsed,
  renameUsedWorkType,
} from '#models/people/skill-usage.ts';
import { manageNamedList } from './manage-named-list.ts';

/** The skills: in use while a service needs one or a worker has it. */
export const keptSkills = manageNamedList({
  list: skillList,
  createCall: createSkillCall,
  thing: 'skill',
  isInUse: async ({ _id }, tx) => (await isSkillInJobs(String(_id), tx)) || (await isSkillUsed(_id, tx)),
  rename: ({ _id }, name, tx) => renameUsedSkill({ skillId: _id, name }, tx),
});

/** The work types: in use while a worker offers one. */
export const keptWorkTypes = manageNamedList({
  list: workTypeList,
  createCall: createWorkTypeCall,
  thing: 'workType',
  isInUse: ({ name }, tx) => isWorkTypeUsed(name, tx),
  rename: ({ name }, to, tx) => renameUsedWorkType({ from: name, to }, tx),
});
