import { AsyncLocalStorage } from 'node:async_hooks';
import { processWide } from '#lib/platform/config/process-wide.ts';

/** Findings about a request for a page while it is answered. */
interface PageRequest {
  /** It failed because the database was down. */
  isUnavailable: boolean;
}

const requests = processWide('pageRequests', () => new AsyncLocalStorage<PageRequest>());

/** Runs `answer` so that `currentPage` returns `request` in everything that it calls. */
export const followPage = <Result>(request: PageRequest, answer: () => Result): Result =>
  requests.get().run(request, answer);

/** The page request that is being answered; undefined outside of one. */
export const currentPage = (): PageRequest | undefined => requests.get().getStore();
