import { defineNamedList, type NamedRecord } from './named-list.ts';

export type SkillRecord = NamedRecord;

/** The trades; also the categories of the home page. */
export const skillList = defineNamedList({ name: 'Skill', collection: 'skills' });
