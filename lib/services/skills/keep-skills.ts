import { skillCalls } from '#lib/contracts/skills.calls.ts';
import { isSkillInJobs } from '#models/job.ts';
import { skillList } from '#models/skill.ts';
import { isSkillCarried, renameCarriedSkill } from '#models/carried.ts';
import { keepNamedList } from '../steps/keep-named-list.ts';

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
