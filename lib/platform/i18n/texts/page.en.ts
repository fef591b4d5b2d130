/** What any page may need: its name, and the words for when it cannot be shown. */
export const page = {
  description: 'Skilled people for your home: find them, talk to them, book a time.',
  homeLink: 'Hunar, to the home page',
  messages: 'Messages',
  notifications: 'Notifications',
  fresh: '{count} new',
  back: 'Back',
  notFound: 'Page Not Found',
  notFoundHint: 'The address may be misspelt, or the page has moved.',
  goHome: 'Go to the home page',
  failed: 'Something went wrong!',
  failedHint: 'This page could not be loaded. Check your connection and try again.',
  retry: 'Retry',
  requestId: 'Request id: {id}',
  notices: 'Messages of the app',
  close: 'Close',
  loading: 'Loading...',
};

/** The bar below the header, and the page in place of one that cannot be fetched. */
export const offline = {
  bar: {
    title: 'You are offline.',
    hint: 'Pages you have opened before can still be read.',
    updated: 'Last updated: {when}',
  },
  page: {
    title: 'You are offline',
    hint: 'Hunar needs the internet for this page. Pages you have opened before can still be read.',
    retry: 'Try again',
    seen: 'You can still read',
  },
};
