import type { ErrorCode } from '#lib/platform/contract/error-codes.ts';
import { AppError } from '#lib/platform/contract/app-error.ts';
import { log } from '#lib/platform/observability/log.ts';
import { metrics } from '#lib/platform/observability/metrics.ts';
import { isDatabaseAway } from '#models/connection.ts';

const toErrorCode = (error: unknown): ErrorCode => {
  if (error instanceof AppError) return error.code;
  if (isDatabaseAway(error)) return 'unavailable';
  log().error({ err: error }, 'socket event failed');
  return 'internal';
};

/** Returns the error code sent to the client, and counts it. */
export const refusalCode = (error: unknown): ErrorCode => {
  const code = toErrorCode(error);
  metrics().socketFaults.inc({ reason: code });
  return code;
};
