/** The list behind the bell. */
export const feed = {
  page: {
    title: 'Notifications',
    empty: 'No notifications yet',
    emptyHint: 'News about your bookings, messages and money shows here.',
    signIn: 'Please login to view your notifications',
  },
  list: {
    fresh: 'New',
    more: 'Load more',
    moreFailed: 'More notifications could not be loaded. Check your connection and try again.',
  },
};
