import type { JobInput } from '#lib/features/catalogue/contracts/jobs.ts';
import type { NamedEntry, NamedEntryInput } from '#lib/features/catalogue/contracts/named-lists.ts';
import type { SearchWordsRow } from '#lib/features/catalogue/contracts/search-words.ts';
import { writeWordsTable } from '#lib/features/catalogue/rules/words-table.ts';
import { drawService } from './draw-service.ts';
import { seedWords } from './seed-words.ts';
import { services, type TradeService } from './services.ts';
import { trades, workTypes } from './trades.ts';

/** Where the seed is written; existing entries are returned unchanged. */
export interface SeedTarget {
  addSkill(entry: NamedEntryInput): Promise<NamedEntry>;
  addWorkType(entry: NamedEntryInput): Promise<unknown>;
  listTitles(): Promise<string[]>;
  /** Returns the picture's key. */
  upload(png: Uint8Array<ArrayBuffer>): Promise<string>;
  addJob(body: JobInput): Promise<unknown>;
  listWords(): Promise<readonly SearchWordsRow[]>;
  /** Imports search words from a CSV table. */
  importWords(table: string): Promise<unknown>;
}

/** Adds words to trades and services that have none. */
const addMissingWords = async (target: SeedTarget): Promise<void> => {
  const present = new Set((await target.listWords()).map(({ kind, name }) => `${kind} ${name}`));
  const missing = (await seedWords()).filter(({ kind, name }) => !present.has(`${kind} ${name}`));
  if (missing.length > 0) await target.importWords(writeWordsTable(missing));
};

const seedService = async (target: SeedTarget, service: TradeService, skillIds: string[]): Promise<void> => {
  const { title, titles, price, description, descriptions } = service;
  const { durationMinutes, includes, excludes } = service;
  const image = [await target.upload(await drawService(service))];
  await target.addJob({
    ...{ title, titles, price, description, descriptions, image },
    ...{ durationMinutes, includes, excludes },
    requiredSkills: skillIds,
  });
};

/** Seeds trades, work types, services with pictures, and search words. Running it twice adds nothing twice. */
export const runSeed = async (target: SeedTarget): Promise<{ addedServices: number }> => {
  const skillIds = new Map<string, string>();
  for (const trade of trades) skillIds.set(trade.name, (await target.addSkill(trade))._id);
  for (const workType of workTypes) await target.addWorkType(workType);
  const present = new Set(await target.listTitles());
  const missing = services.filter(({ title }) => !present.has(title));
  for (const service of missing) {
    const skillId = skillIds.get(service.trade);
    await seedService(target, service, skillId === undefined ? [] : [skillId]);
  }
  await addMissingWords(target);
  return { addedServices: missing.length };
};
