import { useState } from 'react';
import { ApiError } from '#lib/platform/browser/api-error.ts';
import { readNewest } from '#lib/platform/browser/made-from.ts';

/**
 * Returns a function that sends a change as made from the version that the form was opened with: the page may be read again
 * meanwhile, but the fields keep what they show. If that version is old, the form says that the profile was changed elsewhere
 * and keeps what was typed; the next attempt is made from the newest one.
 */
export const useNewest = (shown: string) => {
  const [madeFrom, setMadeFrom] = useState(shown);
  return async <Reply>(send: (madeFrom: string) => Promise<Reply>): Promise<Reply> => {
    try {
      return await send(madeFrom);
    } catch (error) {
      const newest = error instanceof ApiError ? readNewest(error.data) : undefined;
      if (newest !== undefined) setMadeFrom(newest);
      throw error;
    }
  };
};
