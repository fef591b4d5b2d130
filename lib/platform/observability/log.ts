import pino, { type Logger } from 'pino';
import { env } from '#lib/platform/config/env.ts';
import { traceId } from './trace.ts';
import { processWide } from '#lib/platform/config/process-wide.ts';

// Redacted if logged by mistake.
const secretNames = [
  'authorization',
  'cookie',
  'password',
  'currentPassword',
  'passwordHash',
  'cnf_password',
  'password_confirmation',
  'token',
  'challenge',
  'code',
  'doorCode',
  'apiKey',
  'secret',
];
const redact = {
  paths: secretNames.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]),
  censor: '[redacted]',
};

const shared = processWide('log', () =>
  pino({
    level: env().LOG_LEVEL,
    redact,
    base: undefined,
    timestamp: pino.stdTimeFunctions.isoTime,
    mixin: () => {
      const trace = traceId();
      return trace ? { traceId: trace } : {};
    },
  }),
);

/** The process's logger: JSON lines on stdout. */
export const log = (): Logger => shared.get();
