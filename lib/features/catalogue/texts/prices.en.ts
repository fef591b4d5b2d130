/** Which of the kinds of price a price is, and how long work takes. */
export const prices = {
  forJob: '{price} for this job',
  hours: { one: '{count} h', other: '{count} h' },
  fromIn: 'from {price} in {city}',
  takes: 'Takes {time}',
  includes: 'What is included',
  excludes: 'Not included',
  minutes: '{count} min',
};
