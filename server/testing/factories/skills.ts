import { now } from '#lib/integrations/clock.ts';
import { insertSkill, type SkillRecord } from '#models/skill.ts';

let made = 0;

/** Stores a skill with a name of its own. */
export const makeSkill = (fields: Partial<Omit<SkillRecord, '_id' | 'key'>> = {}): Promise<SkillRecord> => {
  made += 1;
  return insertSkill({
    name: `Skill ${made}`,
    names: {},
    picture: 'electrician',
    createdAt: now(),
    ...fields,
  });
};
