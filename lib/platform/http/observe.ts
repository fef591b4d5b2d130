import { randomUUID } from 'node:crypto';
import type { Contract } from '#lib/platform/contract/contract.ts';
import { AppError } from '#lib/platform/contract/app-error.ts';
import { log } from '#lib/platform/observability/log.ts';
import { metrics } from '#lib/platform/observability/metrics.ts';
import { isDatabaseAway } from '#models/connection.ts';
import type { RefusalTexts } from '#lib/platform/contract/error-codes.ts';
import { errorReply } from './reply.ts';

const toAppError = (error: unknown, requestId: string): AppError => {
  if (error instanceof AppError) return error;
  if (isDatabaseAway(error)) return new AppError('unavailable', { retryAfterSeconds: 2 });
  log().error({ requestId, err: error }, 'call failed');
  return new AppError('internal');
};

interface Observed {
  contract: Contract;
  request: Request;
  texts: RefusalTexts;
}

const record = (observed: Observed, outcome: { requestId: string; status: number; startedAt: number }) => {
  const { method, path } = observed.contract;
  const { requestId, status, startedAt } = outcome;
  const milliseconds = performance.now() - startedAt;
  metrics().requestSeconds.observe({ method, path, status }, milliseconds / 1000);
  log().info({ requestId, method, path, status, ms: Math.round(milliseconds) }, 'call');
};

/** Gives a call its request id, turns what it throws into a reply, and counts and logs the outcome. */
export const observe = async (
  observed: Observed,
  answer: (requestId: string) => Promise<Response>,
): Promise<Response> => {
  const requestId = randomUUID();
  const startedAt = performance.now();
  const response = await answer(requestId).catch((error: unknown) =>
    errorReply(toAppError(error, requestId), requestId, observed.texts),
  );
  record(observed, { requestId, status: response.status, startedAt });
  return response;
};
