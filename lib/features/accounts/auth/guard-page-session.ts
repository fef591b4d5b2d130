import { log } from '#lib/platform/observability/log.ts';

// next-auth's own forms are not used, and its log endpoint would let anyone write to our log.
const known = new Set(['GET csrf', 'GET session', 'POST callback/credentials', 'POST signout']);
const MAX_BODY_BYTES = 10_000;

const empty = (status: number, headers: Record<string, string> = {}): Response =>
  new Response(null, { status, headers });

const isForm = (headers: Headers): boolean =>
  /^application\/x-www-form-urlencoded(; ?charset=utf-8)?$/i.test(headers.get('content-type') ?? '');

/** Rejects requests that next-auth need not see: other actions, forms from other sites, large bodies. */
export const refusePageSession = ({ method, headers }: Request, action: string): Response | null => {
  if (!known.has(`${method} ${action}`)) return empty(404);
  if (method === 'GET') return null;
  // Browsers set this header; next-auth's CSRF token is the second check.
  if ((headers.get('sec-fetch-site') ?? 'same-origin') !== 'same-origin') return empty(403);
  if (!isForm(headers)) return empty(415);
  // Without a content length, the size is unknown.
  return Number(headers.get('content-length') ?? Infinity) <= MAX_BODY_BYTES ? null : empty(413);
};

const lacksProof = async (answer: Response): Promise<boolean> =>
  (await answer.clone().text()).endsWith('?csrf=true"}');

/**
 * Turns next-auth's redirects into status codes, and reports our own errors as errors rather than as a wrong token.
 */
export const judgePageSession = async (answer: unknown, faults: unknown[]): Promise<Response> => {
  if (faults.length > 0) {
    log().error({ err: faults[0] }, 'failed to read page session');
    return empty(503, { 'retry-after': '5' });
  }
  // next-auth answers 500 to an unreadable cookie and redirects clients that did not ask for JSON.
  if (!(answer instanceof Response) || (answer.status >= 300 && answer.status !== 401)) return empty(400);
  return (await lacksProof(answer)) ? empty(403) : answer;
};
