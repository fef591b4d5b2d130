import type { favoriteErrorCodes } from '#lib/platform/contract/error-codes.ts';

export const favorites = {
  errors: {
    too_many_favorites: 'You have saved 200 favorites, the most there can be. Remove some and try again.',
  } satisfies Record<keyof typeof favoriteErrorCodes, string>,
  heart: {
    save: 'Save {name} to favorites',
  },
  refusal: {
    failed: 'Favorites could not be changed',
    failedHint: 'Check your connection and try again.',
    gone: 'This is no longer there.',
  },
  page: {
    title: 'Favorites',
    loading: 'Loading...',
    empty: 'No favorites yet',
    emptyHint: 'Tap the heart of a service or a worker to keep it here.',
    browse: 'Browse Services',
    signIn: 'Please login to see your favorites',
    customersOnly: 'Favorites are for customers',
    customersOnlyHint: 'With a customer account you can keep services and workers here.',
    home: 'Go to the home page',
  },
  list: {
    remove: 'Remove {name} from favorites',
    removed: 'Removed',
    undo: 'Undo',
    undoFor: 'Undo: keep {name}',
    rate: '{price} an hour',
    fresh: 'New',
    spoken: { one: '{average} of 5 stars, {count} review', other: '{average} of 5 stars, {count} reviews' },
    more: 'Load more',
    moreFailed: 'More favorites could not be loaded. Check your connection and try again.',
  },
};
