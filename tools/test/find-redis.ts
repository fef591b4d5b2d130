import { hasRedis } from '#e2e/kit/redis-server.ts';
import { installPackages } from '#server/embedded/install-packages.ts';

const without = 'Without it, the tests of the bus between servers use the database only.';

/** Brings Redis to a machine that has none, for the tests of the bus between servers. */
export const findRedis = async (): Promise<void> => {
  if (hasRedis()) return;
  await installPackages(['redis-server'], without);
};
