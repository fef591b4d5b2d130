import { isDatabaseAway } from '#models/connection.ts';
import { log } from '#lib/platform/observability/log.ts';
import { currentPage } from '#lib/platform/observability/page-request.ts';

/** Logs a page's fault. A database that is down is not the page's fault: the request is marked and answered 503. */
export const notePageFault = ({
  error,
  page,
  requestId,
}: {
  error: unknown;
  page: string;
  requestId: string;
}): void => {
  const request = currentPage();
  // Pages wrap what their data threw.
  const cause = error instanceof Error ? (error.cause ?? error) : error;
  if (!isDatabaseAway(cause)) return log().error({ requestId, page, err: error }, 'page failed');
  if (request) request.isUnavailable = true;
};
