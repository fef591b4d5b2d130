import { isSkillInJobs } from '#models/catalogue/service.ts';
import { skillList, workTypeList } from '#models/catalogue/named-list.ts';
import { isSkillUsed, isWorkTypeUsed } from '#models/people/skill-usage.ts';
import { manageNamedList } from './manage-named-list.ts';
import { renamedSkills, renamedWorkTypes, renameInParts } from './rename-in-parts.ts';

/** Skills are in use while a service needs them or a worker has them. */
export const keptSkills = manageNamedList({
  list: skillList,
  thing: 'skill',
  isInUse: async ({ _id }, tx) => (await isSkillInJobs(String(_id), tx)) || (await isSkillUsed(_id, tx)),
  rename: renameInParts(renamedSkills),
});

/** Work types are in use while a worker offers them, also by a former name. */
export const keptWorkTypes = manageNamedList({
  list: workTypeList,
  thing: 'workType',
  isInUse: async ({ name, formerKeys = [] }, tx) => formerKeys.length > 0 || (await isWorkTypeUsed(name, tx)),
  rename: renameInParts(renamedWorkTypes),
});
