import { log } from '#lib/platform/observability/log.ts';
import { metrics } from '#lib/platform/observability/metrics.ts';

interface AnsweredCall {
  requestId: string;
  method: string;
  /** The pattern of its address. */
  path: string;
  status: number;
  startedAt: number;
}

/** Logs and counts an answered call. */
export const recordCall = ({ requestId, method, path, status, startedAt }: AnsweredCall): void => {
  const milliseconds = performance.now() - startedAt;
  metrics().requestSeconds.observe({ method, path, status }, milliseconds / 1000);
  log().info({ requestId, method, path, status, ms: Math.round(milliseconds) }, 'call');
};
