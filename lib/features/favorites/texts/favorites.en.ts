import type { favoriteErrorCodes } from '#lib/platform/contract/error-codes.ts';

export const favorites = {
  errors: {
    too_many_favorites: 'You’ve reached the limit of 200 favorites. Remove some and try again.',
  } satisfies Record<keyof typeof favoriteErrorCodes, string>,
  heart: {
    save: 'Save {name} to favorites',
    remove: 'Remove {name} from favorites',
  },
  refusal: {
    failed: 'Couldn’t update your favorites',
    failedHint: 'Check your connection and try again.',
    gone: 'This is no longer available.',
  },
  page: {
    title: 'Favorites',
    loading: 'Loading...',
    empty: 'No favorites yet',
    emptyHint: 'Tap the heart on a service or worker to save it here.',
    browse: 'Browse Services',
    signIn: 'Please login to see your favorites',
    customersOnly: 'Favorites are for customers',
    customersOnlyHint: 'With a customer account you can save services and workers here.',
    home: 'Go to the home page',
  },
  list: {
    removed: 'Removed',
    undo: 'Undo',
    undoFor: 'Undo: keep {name}',
    rate: '{price} an hour',
    fresh: 'New',
    spoken: { one: '{average} of 5 stars, {count} review', other: '{average} of 5 stars, {count} reviews' },
    more: 'Load more',
    moreFailed: 'Couldn’t load more favorites. Check your connection and try again.',
  },
};
