import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { openAdminClient } from '#models/admin-client.ts';
import { startMongod } from '#server/embedded/mongod.ts';
import { chooseFolder } from '#server/embedded/test-mongod.ts';

const MEMORY = '/dev/shm';
/** A million bookings with all that belongs to them take about five. */
const MIN_FREE_BYTES = 8 * 1024 ** 3;
const FOLDER = 'hunar-growth';

const folder = existsSync(join(MEMORY, FOLDER))
  ? join(MEMORY, FOLDER)
  : join(chooseFolder(MEMORY, MIN_FREE_BYTES), FOLDER);
const stagesFile = join(folder, 'stages.json');

const measuredSchema = z.strictObject({
  docs: z.number(),
  keys: z.number(),
  milliseconds: z.number(),
  /** Why it could not be measured. */
  fault: z.string().nullable(),
});
export type Measured = z.infer<typeof measuredSchema>;
export type Stage = Record<string, Measured>;

const stagesSchema = z.record(z.string(), z.record(z.string(), measuredSchema));

/** The measurements of an earlier run that was ended, by the number of bookings. */
export const readStages = (): Record<string, Stage> =>
  existsSync(stagesFile) ? stagesSchema.parse(JSON.parse(readFileSync(stagesFile, 'utf8'))) : {};

export const keepStages = (stages: Record<string, Stage>): void =>
  writeFileSync(stagesFile, JSON.stringify(stages));

// The indexes of a million bookings do not fit the embedded server's usual half gigabyte, and rows that expire would
// disappear while they are counted.
const settings = [{ wiredTigerEngineRuntimeConfig: 'cache_size=3G' }, { ttlMonitorEnabled: false }];

interface GrowthDatabase {
  uri: string;
  /** Ends the server; its data stays for the next run. */
  stop(): Promise<void>;
  /** Removes the data of a run that is complete. */
  remove(): void;
}

/** A database that outlives a run that was ended, in memory if there is room for it. */
export const openGrowthDatabase = async (): Promise<GrowthDatabase> => {
  const { uri, stop } = await startMongod({ dataDir: folder });
  await using client = await openAdminClient({ uri, name: 'hunar-growth' });
  for (const setting of settings) await client.db('admin').command({ setParameter: 1, ...setting });
  console.log(`The database is in ${folder}. A run that was ended goes on there; to start anew, remove it.`);
  return { uri, stop, remove: () => rmSync(folder, { recursive: true, force: true }) };
};
