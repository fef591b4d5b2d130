import type { Skill } from '#lib/contracts/skills.ts';
import type { SkillRecord } from '#models/skill.ts';

export const toSkill = ({ _id, name, names, picture }: SkillRecord): Skill => ({
  _id: String(_id),
  name,
  names,
  picture,
});
