import { log } from '#lib/platform/observability/log.ts';

// Of next-auth's addresses the product uses these; its own forms and the log that anybody may write into are not there.
const known = new Set(['GET csrf', 'GET session', 'POST callback/credentials', 'POST signout']);
const MOST_BYTES = 10_000;

const empty = (status: number, headers: Record<string, string> = {}): Response =>
  new Response(null, { status, headers });

const isForm = (headers: Headers): boolean =>
  /^application\/x-www-form-urlencoded(; ?charset=utf-8)?$/i.test(headers.get('content-type') ?? '');

/** Refuses what next-auth need not see: other actions, other sites' forms, bodies that are no small form. */
export const refusePageSession = ({ method, headers }: Request, action: string): Response | null => {
  if (!known.has(`${method} ${action}`)) return empty(404);
  if (method === 'GET') return null;
  // Browsers say it themselves; the token that next-auth asks for stands behind it.
  if ((headers.get('sec-fetch-site') ?? 'same-origin') !== 'same-origin') return empty(403);
  if (!isForm(headers)) return empty(415);
  // Without a length there is no telling how long the body is.
  return Number(headers.get('content-length') ?? Infinity) <= MOST_BYTES ? null : empty(413);
};

const lacksProof = async (answer: Response): Promise<boolean> =>
  (await answer.clone().text()).endsWith('?csrf=true"}');

/** Says in statuses what next-auth says by redirects, and keeps a fault of ours from looking like a wrong token. */
export const judgePageSession = async (answer: unknown, faults: unknown[]): Promise<Response> => {
  if (faults.length > 0) {
    log().error({ err: faults[0] }, 'page session could not be read');
    return empty(503, { 'retry-after': '5' });
  }
  // It answers 500 to a cookie that it cannot read, and redirects whoever did not ask for JSON.
  if (!(answer instanceof Response) || (answer.status >= 300 && answer.status !== 401)) return empty(400);
  return (await lacksProof(answer)) ? empty(403) : answer;
};
