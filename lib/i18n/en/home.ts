export const home = {
  heading: 'What do you need?',
  loading: 'Loading categories',
  empty: 'No categories available',
  emptyHint: 'The trades appear here as soon as they are added.',
  lookAgain: 'Look again',
};
