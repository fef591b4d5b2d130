import { keptSkills, keptWorkTypes } from '#lib/features/catalogue/services/steps/kept-lists.ts';

export const {
  list: listSkills,
  create: createSkill,
  replace: replaceSkill,
  remove: removeSkill,
} = keptSkills;

export const {
  list: listWorkTypes,
  create: createWorkType,
  replace: replaceWorkType,
  remove: removeWorkType,
} = keptWorkTypes;
