import { now } from '#lib/platform/time/clock.ts';
import { skillList, type SkillRecord } from '#models/catalogue/named-list.ts';
import { readSeedWords } from '../../seed/seed-words.ts';
import { trades } from '../../seed/trades.ts';

/** Stores the thirteen trades of the product with names and words in five languages; answers them by name. */
export const makeTrades = async (): Promise<Map<string, SkillRecord>> => {
  const words = new Map((await readSeedWords()).map((own) => [`${own.kind} ${own.name}`, own.searchWords]));
  const made = await Promise.all(
    trades.map((trade) =>
      skillList.insert({ ...trade, searchWords: words.get(`skill ${trade.name}`), createdAt: now() }),
    ),
  );
  return new Map(made.map((skill) => [skill.name, skill]));
};
