/** Texts of every page: its name, and what it says when it cannot be shown. */
export const page = {
  description: 'Skilled workers for your home: find them, chat with them, book a time.',
  homeLink: 'Hunar, home page',
  messages: 'Messages',
  notifications: 'Notifications',
  desk: {
    placeholder: 'Search for services...',
    search: 'Search',
    account: 'Your account',
    profile: 'Profile',
    bookings: 'My Bookings',
    payments: 'Payments',
    settings: 'Settings',
  },
  fresh: '{count} new',
  back: 'Back',
  notFound: 'Page Not Found',
  notFoundHint: 'The link may be wrong, or the page may have moved.',
  goHome: 'Go to the home page',
  failed: 'Something went wrong!',
  failedHint: 'We couldn’t load this page. Check your connection and try again.',
  noNetwork: 'No connection. This needs the internet. Try again when you’re online.',
  retry: 'Retry',
  requestId: 'Request ID: {id}',
  notices: 'App messages',
  close: 'Close',
  loading: 'Loading...',
  range: '{from} to {to}',
};

/** The bar below the header, and the page shown instead of one that cannot be loaded. */
export const offline = {
  bar: {
    title: 'You are offline.',
    hint: 'You can still read pages you’ve opened before.',
    updated: 'Last updated: {when}',
  },
  page: {
    title: 'You are offline',
    hint: 'This page needs the internet. You can still read pages you’ve opened before.',
    retry: 'Try again',
    seen: 'You can still read',
  },
};

/** Stands in for a page that searches, after too many searches. */
export const busy = {
  title: 'Too many searches from your network',
  hint: 'Many phones can share one network, so it may not be you. Search again after {time}.',
  retry: 'Search again',
  login: 'Log in to continue',
  link: {
    title: 'Links were opened too often from your network',
    hint: 'Many phones can share one network, so it may not be you. Open the link again after {time}.',
    retry: 'Open the link again',
  },
};
