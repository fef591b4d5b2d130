import { resolve } from 'node:path';
import { joinMongod } from '../embedded/join-mongod.ts';
import { requireReplicaSet } from '../embedded/require-replica-set.ts';
import { projectRoot } from '../routes.ts';
import { beforeLeaving } from './run-script.ts';

/** The database that a script is to work on: the configured one, else the embedded one of this folder. */
export const findDatabase = async (): Promise<string> => {
  const uri = process.env['MONGODB_URI'];
  if (uri) {
    await requireReplicaSet(uri);
    return uri;
  }
  const mongod = await joinMongod(resolve(projectRoot, process.env['DATA_DIR'] || '.data'));
  beforeLeaving(mongod.stop);
  return mongod.uri;
};
