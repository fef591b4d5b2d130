import type { reviewErrorCodes, reviewFieldCodes } from '#lib/platform/contract/error-codes.ts';

export const reviews = {
  errors: {
    booking_not_completed: 'You can review a worker once the job is done.',
    already_reviewed: 'You have reviewed this booking already. Thank you!',
    already_answered: 'You have answered this review already.',
    review_too_late:
      'A customer can be reviewed for seven days after the job, and only before the customer’s review is shown.',
  } satisfies Record<keyof typeof reviewErrorCodes, string>,
  fields: {
    rating_missing: 'Please select a rating',
  } satisfies Record<(typeof reviewFieldCodes)[number], string>,
  news: {
    named: '{name} has reviewed you',
    unnamed: 'You have a new review',
    answered: '{name} has answered your review',
    hidden: 'Your review is hidden from others',
    shown: 'Your review is shown again',
  },
  section: {
    title: 'Reviews',
    counted: 'Reviews ({count})',
    empty: 'No reviews yet',
    emptyHint: 'Customers write one after a completed job.',
    hidden: 'A customer',
    answer: 'Answer from {name}',
    stars: '{count} of 5 stars',
    byStars: 'By stars',
    eachStars: { one: '{count} star', other: '{count} stars' },
    starsCounted: 'Of each customer, one review a month counts.',
    more: 'Load more',
    moreFailed: 'More reviews could not be loaded. Check your connection and try again.',
  },
  reply: {
    open: 'Answer',
    label: 'Your answer',
    hint: 'Everybody who sees the review can read it. You can answer once.',
    send: 'Publish answer',
    busy: 'Publishing...',
    failed: 'The answer was not published',
    title: 'Answer this review',
  },
  both: {
    title: 'Reviews of this job',
    own: 'Your review',
    other: 'What {name} says of you',
    blind: 'Only you can see this so far. It is shown once {name} has written too, or on {date}.',
    hidden: 'We have hidden this review. Only you can see it.',
    report: 'Report',
    said: 'What workers say of {name}',
    saidHint: 'Only workers with a booking of theirs can read this.',
  },
  messages: {
    app: 'Thank you for rating our app!',
    worker: 'Thank you for your review!',
    answered: 'Your answer is published.',
  },
};

/** Rating the app, or the worker of a finished job. */
export const rate = {
  title: 'Rate Us',
  app: 'How do you like the app?',
  worker: 'Rate {name}',
  stars: { one: '1 star', two: '2 stars', three: '3 stars', four: '4 stars', five: '5 stars' },
  comment: 'Comment',
  commentHint: 'What was good, what was not?',
  isPublic: 'Show my name with it',
  submit: 'Submit',
  submitting: 'Submitting…',
  failed: 'Failed to submit rating',
  store: 'Rate it in the app store, too',
  back: 'Back to my bookings',
  cannot: 'This booking cannot be rated',
  cannotHint: 'It may be rated already, or the job is not done yet.',
  signIn: 'Please login to rate this job',
  thanks: 'Thank you for your review!',
  thanksHint: 'It helps others to choose.',
  again: 'Rate again',
  blind: 'Nobody reads this until you both have written, or seven days after the job.',
  ofCustomer: 'Other workers read it without your name.',
};
