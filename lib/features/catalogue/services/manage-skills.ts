import { skillCalls } from '#lib/features/catalogue/contracts/skills.calls.ts';
import { isSkillInJobs } from '#models/catalogue/job.ts';
import { skillList } from '#models/catalogue/skill.ts';
import { isSkillCarried, renameCarriedSkill } from '#models/people/carried-entries.ts';
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
