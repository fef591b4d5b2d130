import { resolve } from 'node:path';
import { requireReplicaSet } from '#server/embedded/require-replica-set.ts';
import { projectRoot } from '#lib/platform/config/project-root.ts';
import { beforeLeaving } from '#lib/platform/terminal/run-script.ts';
import { requireDevelopmentPackages, startMongod, type Mongod } from '#server/embedded/mongod.ts';
import { findRunning, readState } from '#server/embedded/mongod-state.ts';
import { replicaSetUri } from '#server/embedded/replica-set.ts';

/** Returns the embedded database of a folder: a running server's, or one started for this script. */
export const joinMongod = async (folder: string): Promise<Pick<Mongod, 'uri' | 'stop'>> => {
  const dataDir = resolve(folder);
  const state = readState(dataDir);
  if (!state || (await findRunning(dataDir)) !== 'owned') return startMongod({ dataDir });
  return { uri: replicaSetUri({ port: state.port, database: 'hunar' }), stop: async () => {} };
};

/** Returns the configured database, or the embedded one of this folder. */
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
