import type { offerErrorCodes } from '#lib/platform/contract/error-codes.ts';

/** Cities and trades that the office switched off. */
export const offers = {
  errors: {
    city_not_offered:
      'Hunar isn’t in {city} yet, so this can’t be booked. Confirmed bookings still go ahead.',
    trade_not_offered: '{trade} can’t be booked on Hunar at the moment. Confirmed bookings still go ahead.',
  } satisfies Record<keyof typeof offerErrorCodes, string>,
  notice: {
    cityTitle: 'Hunar isn’t in {city} yet',
    cityHint: 'New bookings aren’t possible there for now. Confirmed bookings still go ahead.',
    tradeTitle: '{trade} isn’t on Hunar right now',
    tradeHint: 'New bookings for it aren’t possible for now. Confirmed bookings still go ahead.',
    tell: 'Notify me',
    email: 'Your email',
    consent: 'Keep my address for this one message, for 180 days at most.',
    send: 'Notify me',
    waiting: 'We’ll notify you once, as soon as it’s available.',
    mailed:
      'We’ll email you once, as soon as it’s available. The email we’ve just sent has a link to withdraw.',
    withdraw: 'Don’t notify me',
    withdrawn: 'OK, we won’t notify you.',
    open: 'Good news: this can be booked again. Reload the page.',
    failed: 'Couldn’t save this',
    failedHint: 'Check your connection and try again.',
  },
  worker: {
    cityTitle: 'No new bookings in {city} for now',
    tradeTitle: 'No new bookings for {trade} for now',
    hint: 'Jobs you’ve accepted go ahead, requests you already have can be accepted, and your profile and earnings stay. We’ll tell you when it opens again.',
  },
  news: {
    offTitle: 'No new bookings for now: {name}',
    offBody:
      'Jobs you’ve accepted go ahead, and your profile and earnings stay. We’ll tell you when it opens again.',
    onTitle: 'Open for bookings: {name}',
    onBody: 'Customers can book you again. Check your hours and prices.',
  },
};
