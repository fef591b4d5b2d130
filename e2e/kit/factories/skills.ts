import { now } from '#lib/platform/time/clock.ts';
import { skillList, type SkillRecord } from '#models/catalogue/named-list.ts';

let made = 0;

export const makeSkill = (fields: Partial<Omit<SkillRecord, '_id' | 'key'>> = {}): Promise<SkillRecord> => {
  made += 1;
  return skillList.insert({
    name: `Skill ${made}`,
    names: {},
    picture: 'electrician',
    createdAt: now(),
    ...fields,
  });
};
