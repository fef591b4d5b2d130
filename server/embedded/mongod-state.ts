import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { openAdminClient, type AdminClient } from '#models/admin-client.ts';
import { isListening } from './ports.ts';

/** The process and port of a server, stored next to the data so that a server that outlived its owner can be found. */
const stateSchema = z.object({ pid: z.int(), port: z.int() });
export type MongodState = z.infer<typeof stateSchema>;

const stateFile = (dataDir: string) => join(dataDir, 'mongod.json');

export const writeState = (dataDir: string, state: MongodState): void =>
  writeFileSync(stateFile(dataDir), JSON.stringify(state));

export const readState = (dataDir: string): MongodState | null => {
  try {
    return stateSchema.parse(JSON.parse(readFileSync(stateFile(dataDir), 'utf8')));
  } catch {
    return null;
  }
};

// The owner keeps a connection of this name open; the system closes it however the owner ends.
const ownerName = 'hunar-owner';

const open = (port: number, name: string) =>
  openAdminClient({ uri: `mongodb://127.0.0.1:${port}/?directConnection=true`, name });

/** Connects as the owner of the server on this port. */
export const openAsOwner = (port: number): Promise<AdminClient> => open(port, ownerName);

const optionsSchema = z.object({ parsed: z.object({ storage: z.object({ dbPath: z.string() }) }) });

const holdsData = async (client: AdminClient, dbPath: string): Promise<boolean> => {
  const options = await client.db('admin').command({ getCmdLineOpts: 1 });
  return optionsSchema.parse(options).parsed.storage.dbPath === dbPath;
};

const hasOwner = async (client: AdminClient): Promise<boolean> => {
  const connections = client
    .db('admin')
    .aggregate([
      { $currentOp: { allUsers: true, idleConnections: true } },
      { $match: { appName: ownerName } },
    ]);
  return (await connections.toArray()).length > 0;
};

/** Whether a server is running on this data, and whether its owner is alive. */
export const findRunning = async (dataDir: string): Promise<'none' | 'orphan' | 'owned'> => {
  const state = readState(dataDir);
  if (!state || !(await isListening(state.port))) return 'none';
  try {
    await using client = await open(state.port, 'hunar-visitor');
    if (!(await holdsData(client, join(dataDir, 'db')))) return 'none';
    return (await hasOwner(client)) ? 'owned' : 'orphan';
  } catch {
    return 'none';
  }
};
