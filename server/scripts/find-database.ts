import { resolve } from 'node:path';
import { requireReplicaSet } from '#server/embedded/require-replica-set.ts';
import { projectRoot } from '#server/routes.ts';
import { beforeLeaving } from './run-script.ts';
import { requireDevelopmentPackages, startMongod, type Mongod } from '#server/embedded/mongod.ts';
import { findRunning, readState } from '#server/embedded/mongod-state.ts';
import { replicaSetUri } from '#server/embedded/replica-set.ts';

/** The embedded database of a folder: the one that a server runs just now, else one started for the time being. */
export const joinMongod = async (folder: string): Promise<Pick<Mongod, 'uri' | 'stop'>> => {
  const dataDir = resolve(folder);
  const state = readState(dataDir);
  if (!state || (await findRunning(dataDir)) !== 'owned') return startMongod({ dataDir });
  return { uri: replicaSetUri({ port: state.port, database: 'hunar' }), stop: async () => {} };
};

/** The database that a script is to work on: the configured one, else the embedded one of this folder. */
export const findDatabase = async (): Promise<string> => {
  const uri = process.env['MONGODB_URI'];
  if (uri) {
    await requireReplicaSet(uri);
    return uri;
  }
  requireDevelopmentPackages();
  const mongod = await joinMongod(resolve(projectRoot, process.env['DATA_DIR'] || '.data'));
  beforeLeaving(mongod.stop);
  return mongod.uri;
};
