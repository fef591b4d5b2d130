import { headers } from 'next/headers';
import { notFound } from 'next/navigation';
import { AppError } from '#lib/platform/contract/app-error.ts';

/** A page's data could not be read; `digest` is what the error page shows and what Next writes into the log. */
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

/** Reads what a page has a state of its own for when it is not there. */
export const loadIfThere = <Data>(read: () => Promise<Data>): Promise<Data | null> =>
  load(() => read().catch(nullIfAbsent));

/** Reads a page's data: what is not there becomes the not-found page, a fault carries the request's id. */
export const load = async <Data>(read: () => Promise<Data>): Promise<Data> => {
  const head = await headers();
  try {
    return await read();
  } catch (error) {
    if (error instanceof AppError && error.code === 'not_found') notFound();
    throw new PageFault(head.get('x-request-id') ?? 'unknown', error);
  }
};
