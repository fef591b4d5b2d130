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
