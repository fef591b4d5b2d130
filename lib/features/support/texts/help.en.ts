/** The help center: questions, articles and their search. */
export const help = {
  title: 'Help Center',
  search: 'Search for help',
  searchButton: 'Search',
  topicsTitle: 'Topics',
  topics: {
    booking: 'Booking Issues',
    payment: 'Payments',
    account: 'Account Setup',
    quality: 'Service Quality',
  },
  topicHints: {
    booking: 'Book, move, cancel',
    payment: 'Pay, fees, receipts',
    account: 'Profile, password, data',
    quality: 'Ratings, complaints, safety',
  },
  all: 'All topics',
  found: { one: '1 answer', other: '{count} answers' },
  foundFor: 'for “{query}”',
  nothing: 'No answer found',
  nothingHint: 'Try another word, or ask us: we respond within 24 hours.',
  faqTitle: 'Frequently asked questions',
  contact: 'Contact Support',
  faq: {
    book: {
      question: 'How do I book a service?',
      answer:
        'Open a service or a worker, choose a day and a time, check the address and confirm. The worker gets your request at once and says yes or no.',
    },
    reschedule: {
      question: 'Can I reschedule my booking?',
      answer:
        'Yes, up to {rescheduleHours} hours before the service. Open the booking and choose another time.',
    },
    cancel: {
      question: 'What is the cancellation policy?',
      answer:
        'At least {freeHours} hours ahead: free, nothing is owed. Between {freeHours} and {lateHours} hours ahead: a fee of {halfPercent}% of the price. Under {lateHours} hours: {fullPercent}% of the price, nothing comes back. A request that nobody has accepted yet, and a booking not older than {freeMinutes} minutes, can always be cancelled free of charge. For a job of {price} that means {free}, {half} or {full}.',
    },
    support: {
      question: 'How do I reach support?',
      answer:
        'Write to us under Contact Us: we reply within 24 hours. Our support hours are 9AM–9PM every day.',
    },
    data: {
      question: 'How do I get a copy of my personal data?',
      answer:
        'Download it yourself at any time under Privacy & Security. If you ask us for it instead, you get it within 48 hours.',
    },
  },
  articles: {
    'book-worker': {
      title: 'Book a worker',
      text: 'Choose a service or a worker and tap Book Now. Pick a day and a two-hour time, check the address and tap Confirm Booking. Until the worker answers, the booking is Pending; with the yes it is Confirmed.',
    },
    'move-booking': {
      title: 'Move a booking to another time',
      text: 'Open the booking under My Bookings and choose another time, up to {rescheduleHours} hours before the start. A request that nobody has accepted yet moves at once. Otherwise the worker is asked first; until the answer, the old time stays yours.',
    },
    'cancel-booking': {
      title: 'Cancel a booking',
      text: 'Open the booking under My Bookings and choose Cancel. Before you confirm you see what it costs: nothing from {freeHours} hours ahead, {halfPercent}% between {freeHours} and {lateHours} hours, {fullPercent}% under {lateHours} hours. A worker who cancels costs you nothing.',
    },
    'no-answer': {
      title: 'The worker does not answer',
      text: 'A request ends by itself when nobody answers it for {waitHours} hours, at the latest {waitMinutes} minutes before the start. Nothing is owed then, and you can ask another worker. So that workers are not kept waiting, you can have 5 open requests at a time.',
    },
    'pay-worker': {
      title: 'Pay for a job',
      text: 'Nothing is paid in advance. After the job you pay the worker directly, in cash or by UPI. The worker then marks the booking as paid.',
    },
    receipts: {
      title: 'Find a receipt',
      text: 'Every completed booking has a receipt. Open Payments in your profile, then Transactions, and tap the booking. You can print the receipt or save it as a PDF.',
    },
    'change-profile': {
      title: 'Change name, phone or photo',
      text: 'Open your profile and tap Edit Profile. A tap on the picture changes it. Workers see your name with a request; phone and street only after they have accepted.',
    },
    'forgot-password': {
      title: 'Forgot your password',
      text: 'On the login page tap Forgot Password? and type your e-mail. The link that you get works once, for 30 minutes. After the change all other devices are signed out.',
    },
    'own-data': {
      title: 'Your data',
      text: 'Under Privacy & Security you see your devices, download a copy of your data and say what we may do with it. Under Settings you can delete your account.',
    },
    verified: {
      title: 'What “Verified” means',
      text: 'Our team has checked who this worker is. Workers without the mark may work just as well; ratings of other customers help to choose.',
    },
    'rate-worker': {
      title: 'Rate a worker',
      text: 'After a completed job open Service History and tap Rate Service. One review a booking; you may hide your name. The worker can answer once.',
    },
    'job-problem': {
      title: 'Something went wrong with a job',
      text: 'Talk to the worker first: most things can be put right. If not, write to us under Contact Us and name the number of the booking. We reply within 24 hours.',
    },
  },
};
