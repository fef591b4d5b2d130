import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { requireDevelopmentPackages } from '../../embedded/mongod.ts';
import { keepSecrets } from '../../embedded/secrets.ts';
import { projectRoot } from '#lib/platform/config/project-root.ts';

/** Adds the lines of `.env` to the environment without overriding it. */
export const loadDotEnv = (): void => {
  const file = join(projectRoot, '.env');
  if (existsSync(file)) process.loadEnvFile(file);
};

// The address of the embedded database is known only once it runs.
const embeddedUri = 'mongodb://127.0.0.1/hunar';

const defaults = {
  // SMS go to the outbox page.
  demo: { LOG_LEVEL: 'warn', SMS_URL: 'outbox:', SMS_UPDATES: 'bookingAccepted,workerOnTheWay' },
  // Under Next the API reloads hot; a restart need not wait for slow requests.
  development: { LOG_LEVEL: 'warn', SMS_URL: 'outbox:', HUNAR_API_HOST: 'next', SHUTDOWN_SECONDS: '4' },
};

const isSet = (line: [string, string | undefined]): line is [string, string] => Boolean(line[1]);

/** The settings of a server with an embedded database: secrets are generated, the rest has defaults. */
export const embeddedSettings = (mode: 'demo' | 'development') => {
  requireDevelopmentPackages();
  const settings = Object.fromEntries(Object.entries(process.env).filter(isSet));
  const dataDir = resolve(projectRoot, settings['DATA_DIR'] ?? '.data');
  return {
    MONGODB_URI: embeddedUri,
    ...keepSecrets(dataDir),
    ...defaults[mode],
    ...settings,
    HUNAR_MODE: mode,
    DATA_DIR: dataDir,
  };
};
