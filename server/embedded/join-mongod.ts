import { resolve } from 'node:path';
import { startMongod, type Mongod } from './mongod.ts';
import { findRunning, readState } from './mongod-state.ts';
import { replicaSetUri } from './replica-set.ts';

/** The embedded database of a folder: the one that a server runs just now, else one started for the time being. */
export const joinMongod = async (folder: string): Promise<Pick<Mongod, 'uri' | 'stop'>> => {
  const dataDir = resolve(folder);
  const state = readState(dataDir);
  if (!state || (await findRunning(dataDir)) !== 'owned') return startMongod({ dataDir });
  return { uri: replicaSetUri({ port: state.port, database: 'hunar' }), stop: async () => {} };
};
