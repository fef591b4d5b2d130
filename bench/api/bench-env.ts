import { parseEnv, type Env } from '#lib/platform/config/env.ts';

/** The environment of a production server, except for its database and for limits too high to reach. */
export const benchEnv = (): Env =>
  parseEnv({
    HUNAR_MODE: 'demo',
    MONGODB_URI: process.env['HUNAR_TEST_MONGODB_URI'],
    JWT_SECRET: 'a secret that is only good for this run, long enough',
    HOST: '127.0.0.1',
    PORT: '0',
    LOG_LEVEL: 'info',
    RATE_LIMIT_FACTOR: '1000000',
    HUNAR_WORKER: 'off',
  });
