import type { ticketFieldCodes } from '#lib/platform/contract/error-codes.ts';

/** What people write to us: contact, feedback, and the list of it. */
export const tickets = {
  fields: {
    subject_too_short: 'Subject must be at least 5 characters long',
    subject_too_long: 'Subject cannot exceed 200 characters',
    message_required: 'Message required',
    message_too_short: 'Message must be at least 5 characters long',
    ticket_message_too_long: 'Message cannot exceed 2000 characters',
    category_missing: 'Please select a category',
    feedback_type_missing: 'Please indicate if your feedback is positive or negative',
    feedback_too_short: 'Please provide detailed feedback (at least 5 characters)',
    feedback_too_long: 'Feedback cannot exceed 500 characters',
  } satisfies Record<(typeof ticketFieldCodes)[number], string>,
  messages: {
    sent: 'Message sent successfully!',
    thanks: 'Thank you for your feedback!',
  },
  news: {
    answered: { title: 'We have answered you', body: 'Your message {number} has an answer.' },
    closed: {
      title: 'Your message is closed',
      body: '{number} is dealt with. Write to us again if something is still open.',
    },
  },
  contact: {
    title: 'Contact Us',
    tabs: 'Ways to reach us',
    send: 'Send Message',
    info: 'Contact Info',
    name: 'Name',
    email: 'Email',
    subject: 'Subject',
    message: 'Message',
    sending: 'Sending…',
    fix: 'Please fix the highlighted errors.',
    failed: 'Failed to send message.',
    wrong: 'Something went wrong. Please try again.',
    respond: 'We respond within 24 hours',
    respondHint: 'Every day of the week. The answer comes by e-mail, and stands beside your message here.',
    phone: 'Call us',
    hours: '9AM–9PM, every day',
    again: 'Send another message',
  },
  done: {
    number: 'Your number is {number}',
    hint: 'Use it if you contact us about this again.',
    mine: 'See my messages to you',
  },
  feedback: {
    title: 'Feedback',
    category: 'What is it about?',
    categories: {
      app: 'App',
      booking: 'Booking',
      payment: 'Payment',
      service: 'Service',
      support: 'Support',
      other: 'Other',
    },
    type: 'How was it?',
    types: { positive: 'Good', negative: 'Bad' },
    message: 'Tell us more',
    messageHint: 'At least 5 characters',
    screenshots: 'Screenshots',
    screenshotsHint: 'Up to 3 pictures. Leave out what is private.',
    addScreenshot: 'Add screenshot',
    screenshot: 'Screenshot {number}',
    removeScreenshot: 'Remove screenshot {number}',
    screenshotFailed: 'The picture could not be added',
    uploading: 'Uploading…',
    rating: 'Rating (optional)',
    allowContact: 'You may contact me about this',
    device: 'Also sent: {device}. It helps us find what went wrong.',
    submit: 'Submit Feedback',
    submitting: 'Submitting…',
    failed: 'Failed to submit feedback',
    again: 'Give more feedback',
    thanksHint: 'We read every one.',
  },
  support: {
    help: 'Need help?',
    quick: 'Quick help',
    title: 'Help & Support',
    write: 'Write to us',
    writeHint: 'Your name and e-mail go along.',
    subject: 'Question from Help & Support',
    call: 'Call us',
    email: 'Email us',
    signIn: 'Please login to see your messages',
    signInHint: 'Answers to what you wrote stand here.',
  },
  list: {
    title: 'My messages to you',
    empty: 'You have not written to us yet.',
    kinds: { contact: 'Message', feedback: 'Feedback', rating: 'App rating' },
    states: { open: 'Received', answered: 'Answered', closed: 'Closed' },
    answer: 'Our answer',
    more: 'Load more',
    moreFailed: 'More could not be loaded. Try again.',
    stars: '{stars} of 5 stars',
  },
};

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
        'At least {freeHours} hours ahead: free, nothing is owed. Between {freeHours} and {lateHours} hours ahead: a fee of {halfPercent}% of the price. Under {lateHours} hours: {fullPercent}% of the price, nothing comes back. A request that nobody has accepted yet, and a booking within {freeMinutes} minutes of the worker’s yes, can always be cancelled free of charge. For a job of {price} that means {free}, {half} or {full}.',
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
      text: 'A request ends by itself when nobody answers it within {waitHours} hours between 7 AM and 10 PM, at the latest {waitMinutes} minutes before the start. Nothing is owed then, and you can ask another worker. So that workers are not kept waiting, you can have 5 open requests at a time.',
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

/** Who we are. */
export const about = {
  title: 'About Us',
  tabsLabel: 'About Hunar',
  tabs: { about: 'About', mission: 'Mission', team: 'Team' },
  texts: {
    about:
      'Hunar (हुनर) means skill, craft. It brings people who need work done at home together with people who do it well: tailors, cooks, carpenters, electricians, plumbers, masons, painters, gardeners, cleaners, mechanics, drivers, welders and AC technicians.\n\nYou find somebody nearby, agree on a day and a time, and pay the worker directly after the job. Hunar speaks English, Hindi, Kannada, Tamil and Telugu, and is made for small phones and thin networks.',
    mission:
      'Good work deserves to be found. Every worker is seen by the same rules: distance, verification and the ratings of customers decide, not money.\n\nWhoever books knows the price before the tap. Whoever works sees the request, the place and the pay before saying yes. Customers who have signed in see the phone numbers of thirty workers a day, so that they can call. A worker’s street is shown to nobody. A customer’s number and street are shown only to the worker who has said yes, until a week after the job.',
    team: 'Hunar is built by the people who write, test and translate it, together with the workers and customers who tell us what is missing.\n\nYou can take part: every feedback is read.',
  },
  feedback: 'Give feedback',
};
