import { now } from '#lib/integrations/clock.ts';
import { skillList } from '#models/skill.ts';
import { trades } from '../../seed/trades.ts';

/** Stores the thirteen trades of the product, named in five languages. */
export const makeTrades = async (): Promise<void> => {
  for (const trade of trades) await skillList.insert({ ...trade, createdAt: now() });
};
