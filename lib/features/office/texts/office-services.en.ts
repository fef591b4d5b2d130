/** The editor of a service. */
export const officeServices = {
  add: 'Add a service',
  remove: 'Remove service',
  title: 'Name',
  description: 'Description',
  includes: 'What’s included',
  excludes: 'What’s not included',
  searchWords: 'Other words people search for',
  onePerLine: 'One per line. Lines match the English lines in order.',
  extraLines: 'There are more lines here than in English. Add the English line first.',
  duration: 'Duration in minutes',
  durationHint: 'In steps of 15, up to 8 hours.',
  trades: 'Trades',
  tradesHint:
    'Workers with all of these trades can be booked for this service. With none chosen, every worker can.',
  pictures: 'Pictures',
  picture: {
    picture: 'Picture {number}',
    remove: 'Remove picture {number}',
    add: 'Add picture',
    uploading: 'Uploading…',
  },
};
