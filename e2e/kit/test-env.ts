import { parseEnv, type Env } from '#lib/platform/config/env.ts';
import { testDatabaseName } from './lent-database.ts';

const testDatabaseUri = (): string => {
  const uri = process.env['HUNAR_TEST_MONGODB_URI'];
  if (!uri)
    throw new Error(
      'HUNAR_TEST_MONGODB_URI is not set. Run tests by `npm test` or `npm run test:file -- <file>`.',
    );
  const url = new URL(uri);
  url.pathname = `/${testDatabaseName()}`;
  return url.href;
};

/** A complete environment for tests; `changes` overrides single settings. */
export const testEnv = (changes: Record<string, string> = {}): Env =>
  parseEnv({
    HUNAR_MODE: 'development',
    MONGODB_URI: changes['MONGODB_URI'] ?? testDatabaseUri(),
    JWT_SECRET: 'a secret that is only good for tests, long enough',
    METRICS_TOKEN: 'a metrics token that is only good for tests',
    HOST: '127.0.0.1',
    PORT: '0',
    LOG_LEVEL: 'silent',
    RATE_LIMIT_FACTOR: '1000',
    // The usual limit is for people who wait; crowds on a busy machine would run into it.
    CALL_SECONDS: '30',
    HUNAR_WORKER: 'off',
    HUNAR_DESIGN: 'on',
    TOP_UP_UPI: 'hunar.test@upi',
    ...changes,
  });
