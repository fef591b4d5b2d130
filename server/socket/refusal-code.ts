import type { ErrorCode } from '#lib/platform/contract/error-codes.ts';
import { AppError } from '#lib/platform/contract/app-error.ts';
import { log } from '#lib/platform/observability/log.ts';
import { metrics } from '#lib/platform/observability/metrics.ts';
import { isDatabaseAway } from '#models/connection.ts';

const codeOf = (error: unknown): ErrorCode => {
  if (error instanceof AppError) return error.code;
  if (isDatabaseAway(error)) return 'unavailable';
  log().error({ err: error }, 'socket event failed');
  return 'internal';
};

/** The code that the client gets for what was thrown; counted. */
export const refusalCode = (error: unknown): ErrorCode => {
  const code = codeOf(error);
  metrics().socketFaults.inc({ reason: code });
  return code;
};
