import type { searchErrorCodes } from '#lib/platform/contract/error-codes.ts';

/** Services that people wait for. */
export const wanted = {
  errors: {
    too_many_wanted:
      'You’re already waiting for 20 services, and that’s the limit. We’ll notify you as soon as we offer one of them.',
  } satisfies Record<keyof typeof searchErrorCodes, string>,
  news: {
    title: '“{text}” is now on Hunar',
    body: 'You asked us to notify you. Search again to see who can help.',
  },
};
