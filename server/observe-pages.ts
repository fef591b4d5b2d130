import type { IncomingMessage, ServerResponse } from 'node:http';
import { log } from '#lib/platform/observability/log.ts';
import { metrics } from '#lib/platform/observability/metrics.ts';
import { traced } from '#lib/platform/observability/trace.ts';
import { followPage } from '#lib/platform/observability/page-request.ts';
import { findRoute } from '#lib/platform/navigation/page-guards.ts';
import { devPaths, publicPaths } from '#lib/platform/navigation/paths.ts';
import { hasPrimary } from '#models/connection.ts';
import type { Listener } from './dispatch.ts';
import { readPage } from './limit-pages.ts';

const RETRY_AFTER = '2';

// All addresses that are not our pages share one series; otherwise strangers could start any number of them.
const OTHER = 'other';

/** The pattern of a page's address. */
const toPattern = ({ url = '/' }: IncomingMessage): string =>
  findRoute(readPage(url) ?? '')?.pattern ?? OTHER;

const readsNothing = new Set<string>([publicPaths.offline, devPaths.apiReference, OTHER]);

/**
 * Answers 503 when the database failed a page. Next would answer 500, or 200 for a page whose frame was already sent;
 * the status of such a page depends on what was known at its start.
 */
const answerUnavailable = (
  response: ServerResponse,
  { page, found }: { page: string; found: { isUnavailable: boolean } },
): void => {
  const startsWithout = !hasPrimary() && !readsNothing.has(page);
  const writeHead = response.writeHead.bind(response);
  Object.assign(response, {
    writeHead: (status: number, ...rest: unknown[]) => {
      const isAway = status === 500 ? found.isUnavailable : status === 200 && startsWithout;
      if (isAway) response.setHeader('retry-after', RETRY_AFTER);
      const written: unknown = Reflect.apply(writeHead, response, [isAway ? 503 : status, ...rest]);
      return written;
    },
  });
};

/** Records the answer to a page as a span that ends with the answer's last byte. */
const tracePage = (page: string, request: IncomingMessage, response: ServerResponse, pages: Listener) => {
  const { method = 'GET' } = request;
  const facts = { 'http.request.method': method, 'http.route': page };
  const link = request.headers['traceparent'];
  const start = { name: `${method} ${page}`, kind: 'server', facts, link: String(link ?? '') } as const;
  return traced(start, async (span) => {
    const closed = new Promise<void>((resolve) => void response.once('close', () => resolve()));
    await pages(request, response);
    await closed;
    span.note({ 'http.response.status_code': response.statusCode });
    const requestId = response.getHeader('x-request-id');
    if (typeof requestId === 'string') span.note({ 'hunar.request_id': requestId });
    if (response.statusCode >= 500) span.fail(String(response.statusCode));
  });
};

/** Logs and times each request for a page, and answers 503 while the database is down. */
export const observePages = (pages: Listener): Listener => {
  return (request, response) => {
    const startedAt = performance.now();
    const page = toPattern(request);
    const found = { isUnavailable: false };
    answerUnavailable(response, { page, found });
    response.once('close', () => {
      const milliseconds = performance.now() - startedAt;
      // Callers that left before the answer have none.
      const status = response.headersSent ? response.statusCode : 499;
      metrics().pageSeconds.observe({ page, status }, milliseconds / 1000);
      const requestId = response.getHeader('x-request-id');
      const { method } = request;
      log().info({ requestId, method, page, status, ms: Math.round(milliseconds) }, 'page');
    });
    return followPage(found, () => tracePage(page, request, response, pages));
  };
};
