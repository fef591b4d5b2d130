import { headers } from 'next/headers';
import { notFound } from 'next/navigation';
import { AppError } from '#lib/platform/contract/app-error.ts';

/** A page's data could not be read. `digest` appears on the error page and in Next's log. */
class PageFault extends Error {
  readonly digest: string;

  constructor(requestId: string, cause: unknown) {
    super('The page could not be loaded.', { cause });
    this.digest = requestId;
  }
}

const nullIfAbsent = (error: unknown): null => {
  if (error instanceof AppError && error.code === 'not_found') return null;
  throw error;
};

/** Reads data, or returns null when it is not found, for pages with an empty state of their own. */
export const loadIfThere = <Data>(read: () => Promise<Data>): Promise<Data | null> =>
  load(() => read().catch(nullIfAbsent));

/** Reads a page's data: missing data shows the not-found page, and errors carry the request id. */
export const load = async <Data>(read: () => Promise<Data>): Promise<Data> => {
  const requestHeaders = await headers();
  try {
    return await read();
  } catch (error) {
    if (error instanceof AppError && error.code === 'not_found') notFound();
    throw new PageFault(requestHeaders.get('x-request-id') ?? 'unknown', error);
  }
};
