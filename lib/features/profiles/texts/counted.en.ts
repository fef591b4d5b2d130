/** What is counted about a worker, and where each number comes from. */
export const counted = {
  title: 'What is counted about me',
  hint: 'Every number and where it comes from',
  intro:
    'These are all numbers that Hunar keeps about your work. What the other side cancels never counts against you.',
  jobs: {
    name: 'Completed jobs',
    source:
      'Jobs of ₹100 or more that you ended as done; of one customer one a calendar month. Customers see it.',
  },
  rating: {
    name: 'Rating',
    source:
      'The mean of the reviews that count, rounded to one decimal. Customers see it, and with the number of reviews it decides your place among equals.',
  },
  reviews: {
    name: 'Reviews that count',
    source: 'Of one customer the latest of a calendar month. All reviews stay readable.',
  },
  answers: {
    name: 'Usual answer time',
    source:
      'The middle of your last 20 answers to requests; it is shown from 5 answers on. You have {count}.',
  },
  cancels: {
    name: 'Bookings you cancelled',
    source: 'Those that you cancelled after accepting them. Rejecting a request does not count.',
  },
  absent: {
    name: 'Visits you missed',
    source:
      'No-shows that you agreed to, did not answer within 48 hours, or that the office decided after hearing both.',
  },
  within: 'within {hours} h',
  none: 'none yet',
};
