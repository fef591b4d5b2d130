/** Which of the kinds of price a price is, and how long work takes. */
export const prices = {
  fixed: 'fixed price',
  anHour: '{price} an hour',
  hours: { one: '{count} hour', other: '{count} hours' },
  fromIn: 'from {price} in {city}',
  takes: 'Takes {time}',
  includes: 'What’s included',
  excludes: 'Not included',
  minutes: '{count} minutes',
};
