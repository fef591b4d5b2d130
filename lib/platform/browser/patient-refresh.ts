import { sleep } from '#lib/platform/concurrency/sleep.ts';
import { isConnectionLost, recheckConnection, subscribeConnection } from './connection.ts';

// A request may also fail while the server can be reached.
const PAUSE_MS = 1_000;

const untilReachable = async (): Promise<void> => {
  recheckConnection();
  await sleep(PAUSE_MS);
  await new Promise<void>((resolve) => {
    const look = (): void => {
      if (isConnectionLost()) return;
      stop();
      resolve();
    };
    const stop = subscribeConnection(look);
    look();
  });
};

const toPlace = (address: URL | string): string => {
  const url = new URL(address);
  url.searchParams.delete('_rsc');
  return url.pathname + url.search;
};

const isRouting = ({ headers }: RequestInit): boolean =>
  new Headers(headers).has('rsc') && !new Headers(headers).has('next-router-prefetch');

const isOfShownPage = (address: URL): boolean => toPlace(address) === toPlace(window.location.href);

/**
 * Lets refreshes wait for the network. If the request of one fails, Next loads the whole page instead, which closes the
 * open sheet and loses what was typed. Requests of other pages may fail, because then a saved copy can answer.
 */
export const makeRefreshesWait = (): void => {
  const { fetch } = window;
  const fetchWhole = async (address: URL, options: RequestInit): Promise<Response> => {
    const response = await fetch(address, options);
    // An answer that breaks off while React draws it would replace the page by an error.
    await response.clone().arrayBuffer();
    return response;
  };
  window.fetch = async (address, options) => {
    if (!(address instanceof URL) || !options || !isRouting(options) || !isOfShownPage(address))
      return fetch(address, options);
    for (;;)
      try {
        return await fetchWhole(address, options);
      } catch (error) {
        await untilReachable();
        if (options.signal?.aborted || !isOfShownPage(address)) throw error;
      }
  };
};
