import type { IncomingMessage, ServerResponse } from 'node:http';
import { readPageCookie, SESSION_COOKIE } from '#lib/features/accounts/auth/page-cookie.ts';
import { CLIENT_HEADER, toNetwork } from '#lib/platform/http/client-network.ts';
import { spendRate } from '#lib/platform/http/rate-limit.ts';
import { findPageRate } from '#lib/platform/navigation/page-guards.ts';
import { publicPaths } from '#lib/platform/navigation/paths.ts';
import type { Listener } from './dispatch.ts';

/** The page that Next will find, however its address is written: encoded, absolute, or with a trailing slash. */
export const readPage = (url: string): string | null => {
  try {
    const path = decodeURIComponent(new URL(url, 'http://own.invalid').pathname);
    return path.replace(/\.rsc$/, '').replace(/(?<=.)\/+$/, '');
  } catch {
    return null;
  }
};

const cookieIn = ({ headers }: IncomingMessage): string | undefined =>
  (headers.cookie ?? '')
    .split(';')
    .map((part) => part.trim())
    .find((part) => part.startsWith(`${SESSION_COOKIE}=`))
    ?.slice(SESSION_COOKIE.length + 1);

const spendOn = async (page: string, request: IncomingMessage): Promise<number | null> => {
  const rate = findPageRate(page);
  if (rate === null) return null;
  const visitor = await readPageCookie(cookieIn(request));
  const network = toNetwork(String(request.headers[CLIENT_HEADER] ?? 'unknown'));
  return spendRate({ rate, userId: visitor && visitor.userId, network });
};

// Next renders this page in place of the requested one, and would answer 200.
const answerAs = (response: ServerResponse, status: number): void => {
  Object.defineProperty(response, 'statusCode', { get: () => status, set: () => undefined });
};

/** Counts pages that search like calls that search, with which they share a budget, and those that secret links open. */
export const limitPages = (pages: Listener): Listener => {
  return async (request, response) => {
    const { url = '/' } = request;
    const page = readPage(url);
    const seconds = page === null ? null : await spendOn(page, request);
    if (seconds === null) return pages(request, response);
    response.setHeader('retry-after', String(seconds));
    answerAs(response, 429);
    request.url = publicPaths.busy(url, seconds);
    return pages(request, response);
  };
};
