import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { z } from 'zod';
import { say } from '#lib/platform/terminal/say.ts';
import { imageUrl } from '#lib/platform/images/image-file.ts';
import { exchange, type Answer, type Exchange } from '#e2e/kit/api/exchange.ts';
import { makePageCookie } from '#e2e/kit/factories/page-cookies.ts';
import { keepStoredImage, makeStoredImage } from '#e2e/kit/factories/stored-images.ts';
import { makeMessage } from '#e2e/kit/factories/messages.ts';
import { makeSession, makeUser } from '#e2e/kit/factories/users.ts';
import { makeWorker } from '#e2e/kit/factories/workers.ts';

/** `read` may be seconds old, `own` must be true now; `file` needs no database. */
type Kind = 'page' | 'read' | 'own' | 'write' | 'file';

/** A request as its sender saw it. */
export interface Observation {
  readonly kind: Kind;
  readonly request: string;
  readonly sentAt: number;
  readonly endedAt: number;
  /** 0 without an answer. */
  readonly status: number;
  readonly requestId: string | null;
  /** The body is a proxy's own page. */
  readonly isForeign: boolean;
  readonly saysWhenToRetry: boolean;
}

const PAUSE_MS = 20;

const refusal = z.object({ success: z.literal(false), code: z.string(), requestId: z.string() });

const observe = (kind: Kind, request: string, sentAt: number, answer: Answer | null): Observation => {
  const { status = 0, headers = {}, json = null } = answer ?? {};
  const requestId = typeof headers['x-request-id'] === 'string' ? headers['x-request-id'] : null;
  const isOurs = requestId !== null || refusal.safeParse(json).success || (kind === 'file' && status === 200);
  return {
    ...{ kind, request, sentAt, status, requestId },
    endedAt: Date.now(),
    isForeign: answer !== null && !isOurs,
    saysWhenToRetry: headers['retry-after'] !== undefined,
  };
};

/** A customer and a worker who know each other, and a picture. */
export const makeCast = async () => {
  const customer = await makeSession(await makeUser());
  const worker = await makeSession(await makeWorker());
  await makeMessage({ from: customer.userId, to: worker.userId });
  const key = await makeStoredImage({ ownerId: customer.userId });
  await keepStoredImage({ key, ownerId: customer.userId });
  return { customer, worker, picture: imageUrl({ key, size: 256 }) };
};
type Cast = Awaited<ReturnType<typeof makeCast>>;

type Errand = Omit<Exchange, 'url'> & { kind: Kind; path: string };

const listErrands = async ({ customer, worker, picture }: Cast): Promise<(() => Errand)[][]> => {
  const page = await makePageCookie(customer);
  const cookie = { cookie: `${page.name}=${page.value}` };
  const token = { authorization: `Bearer ${customer.token}` };
  const get = (kind: Kind, path: string, headers: Record<string, string> = {}) => {
    return (): Errand => ({ kind, path, headers });
  };
  const write = (): Errand => {
    const body = JSON.stringify({ text: 'Is tomorrow at four fine?', clientId: randomUUID() });
    const length = { 'content-type': 'application/json', 'content-length': String(Buffer.byteLength(body)) };
    const path = `/api/v1/messages/send/${worker.userId}`;
    return { kind: 'write', path, method: 'POST', headers: { ...token, ...length }, body };
  };
  const pages = [get('page', '/'), get('page', '/search?q=fan'), get('page', '/bookings', cookie)];
  const reads = [get('read', '/api/v1/users/search-worker?limit=10'), get('read', picture)];
  const own = [get('own', '/api/v1/bookings', token), get('own', `/api/v1/messages/${worker.userId}`, token)];
  const files = [get('file', '/sw.js'), get('file', '/icon.svg')];
  return [pages, pages, reads, own, [write], [write], files];
};

/** People who open pages, read, write and load files, one request after another, until they are stopped. */
export const startVisitors = async (origin: string, cast: Cast) => {
  const seen: Observation[] = [];
  let isOver = false;
  const visit = async (errands: readonly (() => Errand)[]): Promise<void> => {
    for (let turn = 0; !isOver; turn += 1) {
      const errand = errands[turn % errands.length]?.();
      if (!errand) return;
      const { kind, path, ...sent } = errand;
      const sentAt = Date.now();
      const answer = await exchange({ url: origin + path, ...sent }).catch((error: unknown) => {
        say(`  ${path}: no answer after ${Date.now() - sentAt} ms, ${String(error)}`);
        return null;
      });
      seen.push(observe(kind, `${sent.method ?? 'GET'} ${path}`, sentAt, answer));
      await wait(PAUSE_MS);
    }
  };
  const ended = Promise.all((await listErrands(cast)).map(visit));
  const stop = async (): Promise<readonly Observation[]> => {
    isOver = true;
    await ended;
    return seen;
  };
  return { seen, stop };
};

/** Asks once as a visitor does. */
export const askOnce = async (url: string): Promise<Observation> =>
  observe('read', `GET ${url}`, Date.now(), await exchange({ url }).catch(() => null));

export const hasFailed = ({ status }: Observation): boolean => status === 0 || status >= 400;
