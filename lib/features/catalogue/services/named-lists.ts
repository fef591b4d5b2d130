import { skillCalls, workTypeCalls } from '#lib/features/catalogue/contracts/named-lists.calls.ts';
import { isSkillInJobs } from '#models/catalogue/job.ts';
import { skillList, workTypeList } from '#models/catalogue/named-list.ts';
import {
  isSkillCarried,
  renameCarriedSkill,
  isWorkTypeCarried,
  renameCarriedWorkType,
} from '#models/people/carried-entries.ts';
import { keepNamedList } from '#lib/features/catalogue/services/steps/manage-named-list.ts';

/** The skills: in use while a service needs one or a worker has it. */
export const {
  list: listSkills,
  create: createSkill,
  replace: replaceSkill,
  remove: removeSkill,
} = keepNamedList({
  list: skillList,
  calls: skillCalls,
  thing: 'skill',
  isInUse: async ({ _id }, tx) => (await isSkillInJobs(String(_id), tx)) || (await isSkillCarried(_id, tx)),
  rename: ({ _id }, name, tx) => renameCarriedSkill({ skillId: _id, name }, tx),
});

/** The work types: in use while a worker offers one. */
export const {
  list: listWorkTypes,
  create: createWorkType,
  replace: replaceWorkType,
  remove: removeWorkType,
} = keepNamedList({
  list: workTypeList,
  calls: workTypeCalls,
  thing: 'workType',
  isInUse: ({ name }, tx) => isWorkTypeCarried(name, tx),
  rename: ({ name }, to, tx) => renameCarriedWorkType({ from: name, to }, tx),
});
