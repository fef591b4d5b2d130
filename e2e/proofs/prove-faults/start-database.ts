import { useEnv } from '#lib/platform/config/env.ts';
import { beforeLeaving } from '#lib/platform/terminal/run-script.ts';
import { connect, disconnect } from '#models/connection.ts';
import { prepareDatabase } from '#server/prepare-database.ts';
import { testEnv } from '#e2e/kit/test-env.ts';
import { startThreeMongods, type ThreeMongods } from '#e2e/kit/three-mongods.ts';

/** Starts three database servers and connects this process to an empty database on them. */
export const startDatabase = async (): Promise<ThreeMongods> => {
  const mongods = await startThreeMongods();
  beforeLeaving(mongods.stop);
  process.env['HUNAR_TEST_MONGODB_URI'] = mongods.uri;
  const env = testEnv();
  useEnv(env);
  await connect(env.MONGODB_URI);
  beforeLeaving(disconnect);
  await prepareDatabase();
  return mongods;
};
