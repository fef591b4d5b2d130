import { now } from '#lib/platform/time/clock.ts';
import { skillList, type SkillRecord } from '#models/catalogue/named-list.ts';
import { readSeedWords } from '#server/seed/seed-words.ts';
import { trades } from '#server/seed/trades.ts';

/** Stores one of the product's trades, named in five languages. */
export const makeTrade = (wanted: string): Promise<SkillRecord> => {
  const trade = trades.find(({ name }) => name === wanted);
  if (!trade) throw new Error(`${wanted} is not one of the trades.`);
  return skillList.insert({ ...trade, createdAt: now() });
};

/** Stores the product's thirteen trades in five languages; returns them by name. */
export const makeTrades = async (): Promise<Map<string, SkillRecord>> => {
  const words = new Map((await readSeedWords()).map((own) => [`${own.kind} ${own.name}`, own.searchWords]));
  const made = await Promise.all(
    trades.map((trade) =>
      skillList.insert({ ...trade, searchWords: words.get(`skill ${trade.name}`), createdAt: now() }),
    ),
  );
  return new Map(made.map((skill) => [skill.name, skill]));
};
