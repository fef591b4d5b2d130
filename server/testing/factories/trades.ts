import { now } from '#lib/platform/time/clock.ts';
import { skillList, type SkillRecord } from '#models/catalogue/named-list.ts';
import { trades } from '../../seed/trades.ts';

/** Stores the thirteen trades of the product, named in five languages; answers them by name. */
export const makeTrades = async (): Promise<Map<string, SkillRecord>> => {
  const made = await Promise.all(trades.map((trade) => skillList.insert({ ...trade, createdAt: now() })));
  return new Map(made.map((skill) => [skill.name, skill]));
};
