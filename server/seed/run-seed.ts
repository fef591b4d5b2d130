import type { JobInput } from '#lib/features/catalogue/contracts/jobs.ts';
import type { NamedEntry, NamedEntryInput } from '#lib/features/catalogue/contracts/named-lists.ts';
import { drawService } from './draw-service.ts';
import { services, type TradeService } from './services.ts';
import { trades, workTypes } from './trades.ts';

/** Where the seed goes; what exists already is answered and stays as it is. */
export interface SeedTarget {
  addSkill(entry: NamedEntryInput): Promise<NamedEntry>;
  addWorkType(entry: NamedEntryInput): Promise<unknown>;
  listTitles(): Promise<string[]>;
  /** Answers the key of the picture. */
  upload(png: Uint8Array<ArrayBuffer>): Promise<string>;
  addJob(body: JobInput): Promise<unknown>;
}

const plantService = async (garden: SeedTarget, service: TradeService, skillIds: string[]): Promise<void> => {
  const { title, titles, price, description, descriptions } = service;
  const image = [await garden.upload(await drawService(service))];
  await garden.addJob({
    ...{ title, titles, price, description, descriptions, image },
    requiredSkills: skillIds,
  });
};

/** Adds the trades, the work types and the services with their pictures; twice adds nothing twice. */
export const runSeed = async (garden: SeedTarget): Promise<{ addedServices: number }> => {
  const skillIds = new Map<string, string>();
  for (const trade of trades) skillIds.set(trade.name, (await garden.addSkill(trade))._id);
  for (const workType of workTypes) await garden.addWorkType(workType);
  const present = new Set(await garden.listTitles());
  const missing = services.filter(({ title }) => !present.has(title));
  for (const service of missing) {
    const skillId = skillIds.get(service.trade);
    await plantService(garden, service, skillId === undefined ? [] : [skillId]);
  }
  return { addedServices: missing.length };
};
