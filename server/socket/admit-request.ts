import type { IncomingMessage } from 'node:http';
import { appOrigin } from '#lib/platform/config/env.ts';
import { metrics } from '#lib/platform/observability/metrics.ts';

const hostOf = (origin: string): string | null => (URL.canParse(origin) ? new URL(origin).host : null);

/** Whether a page of ours asks. Native clients and same-origin GETs carry no Origin; they still need a token. */
const isOwnOrigin = ({ headers }: IncomingMessage): boolean => {
  const { origin, host } = headers;
  if (origin === undefined || origin === appOrigin()) return true;
  return host !== undefined && hostOf(origin) === host;
};

type Decide = (error: string | null, isAllowed: boolean) => void;

/** Refuses new connections, on both transports: of other sites' pages, and of anyone once this server goes away. */
export const createRequestGate = (isDraining: () => boolean) => {
  return (request: IncomingMessage, decide: Decide): void => {
    const refusal = isDraining() ? 'draining' : isOwnOrigin(request) ? null : 'foreign_origin';
    if (refusal) metrics().socketFaults.inc({ reason: refusal });
    decide(refusal, refusal === null);
  };
};
