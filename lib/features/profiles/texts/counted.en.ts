/** What is counted about a worker, and where each number comes from. */
export const counted = {
  title: 'What we count about you',
  hint: 'Every number and where it comes from',
  intro:
    'These are all the numbers Hunar keeps about your work. When the other side cancels, it never counts against you.',
  jobs: {
    name: 'Completed jobs',
    source:
      'Jobs of ₹100 or more that you marked as done, one per customer per calendar month. Customers see this.',
  },
  rating: {
    name: 'Rating',
    source:
      'The average of the reviews that count, rounded to one decimal. Customers see this. Together with the number of reviews, it decides your position among similar workers.',
  },
  reviews: {
    name: 'Reviews that count',
    source: 'The latest review from each customer in a calendar month. All reviews stay visible.',
  },
  answers: {
    name: 'Usual response time',
    source: 'The median of your last 20 responses to requests, shown once you have 5. Yours so far: {count}.',
  },
  cancels: {
    name: 'Bookings you cancelled',
    source: 'Bookings you cancelled after accepting them. Rejecting a request doesn’t count.',
  },
  absent: {
    name: 'Visits you missed',
    source:
      'No-shows you agreed to, saw but didn’t answer within 48 hours, or that our team decided after hearing both sides.',
  },
  unfounded: {
    name: 'No-show claims found wrong',
    source:
      'No-show claims you’ve made: {count}. This includes those from an earlier account with your number or email. The ones our team found wrong count here. Our team sees this number when you make another.',
  },
  brokenOff: {
    name: 'No-show claims you broke off',
    source:
      'Those left undecided because you deleted an earlier account after the other side had answered. They don’t count as wrong. Our team sees this number when you make another.',
  },
  cases: {
    name: 'Problems you reported',
    source:
      'Reports that something went wrong with a visit, including those from an earlier account with your number or email. Decided with a refund or credit: {remedied}; without: {plain}. Reports by the other side: {against}; decided that you return money: {refunds}. Our team sees these numbers in each case.',
  },
  customer: {
    intro:
      'These are all the numbers Hunar keeps about you as a customer. When the other side cancels, it never counts against you.',
    rating:
      'The average of your ratings from workers, rounded to one decimal. Workers see this when you send a request.',
    reviews: 'The latest review from each worker in a calendar month.',
    absent:
      'No-shows you agreed to, didn’t answer although there was evidence, or that our team decided after hearing both sides.',
    cases:
      'Reports that something went wrong with a visit, including those from an earlier account with your number or email. Decided with a refund or credit: {remedied}; without: {plain}. Reports by the other side: {against}. Our team sees these numbers in each case.',
  },
  within: 'within {hours} h',
  none: 'none yet',
};
