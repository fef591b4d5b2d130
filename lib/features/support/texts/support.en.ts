import type { ticketErrorCodes, ticketFieldCodes } from '#lib/platform/contract/error-codes.ts';

/** Tickets: contact, feedback, and their list. */
export const tickets = {
  errors: {
    ticket_full: 'We have all your messages and can’t take more right now. We’ll answer you here.',
  } satisfies Record<keyof typeof ticketErrorCodes, string>,
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
    answered: { title: 'We’ve replied to you', body: 'There’s a reply to your message {number}.' },
    closed: {
      title: 'Your message is closed',
      body: 'We’ve dealt with {number}. You can reply for 14 days if something is still open.',
    },
    replied: {
      title: 'Reply to {number}',
      body: 'The author of {number} has replied. It’s open again and with you.',
    },
    assigned: { title: '{number} is with you now', body: 'Another admin handed you {number}.' },
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
    respondHint:
      'Every day of the week. We reply by email, and you’ll also see the reply with your message here.',
    phone: 'Call us',
    hours: '9AM–9PM, every day',
    again: 'Send another message',
  },
  done: {
    number: 'Your message number is {number}',
    hint: 'Mention it if you contact us about this again.',
    mine: 'See what you wrote to us',
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
    screenshotsHint: 'Up to 3 pictures. Hide anything private.',
    addScreenshot: 'Add screenshot',
    screenshot: 'Screenshot {number}',
    removeScreenshot: 'Remove screenshot {number}',
    screenshotFailed: 'We couldn’t add the picture',
    uploading: 'Uploading…',
    rating: 'Rating (optional)',
    allowContact: 'You may contact me about this',
    device: 'Also sent: {device}. It helps us find the problem.',
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
    ask: 'Ask for help',
    bookings: 'Help with a booking',
    writeHint: 'We’ll include your name and email.',
    subject: 'Question from Help & Support',
    call: 'Call us',
    email: 'Email us',
    signIn: 'Please login to see what you wrote to us',
    signInHint: 'Our replies to your messages show up here.',
  },
  list: {
    title: 'What you wrote to us',
    empty: 'You haven’t written to us yet.',
    kinds: { contact: 'Message', feedback: 'Feedback', rating: 'App rating' },
    states: { open: 'Received', answered: 'Replied', closed: 'Closed' },
    answer: 'Our reply',
    more: 'Load more',
    moreFailed: 'We couldn’t load more. Try again.',
    stars: '{stars} of 5 stars',
  },
};

/** The help center: questions, articles and search. */
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
  /** Extra search words that an article does not contain. */
  otherWords: { refund: 'return moneyback reimbursement cashback repay paid full partial no policy' },
  faq: {
    book: {
      question: 'How do I book a service?',
      answer:
        'Open a service or a worker, pick a day and time, check the address and confirm. The worker gets your request right away and accepts or rejects it.',
    },
    reschedule: {
      question: 'Can I reschedule my booking?',
      answer:
        'Yes, up to {rescheduleHours} hours before the service. Open the booking and pick another time.',
    },
    cancel: {
      question: 'What is the cancellation policy?',
      answer:
        'At least {freeHours} hours ahead: free, you owe nothing. Between {freeHours} and {lateHours} hours ahead: a fee of {halfPercent}% of the price. Under {lateHours} hours: {fullPercent}% of the price. You can always cancel free of charge before a worker accepts, and within {freeMinutes} minutes of the worker accepting. For a job of {price} that means {free}, {half} or {full}.',
    },
    support: {
      question: 'How do I reach support?',
      answer:
        'Write to us under Contact Us: we reply within 24 hours. Our support hours are 9AM–9PM every day.',
    },
    data: {
      question: 'How do I get a copy of my personal data?',
      answer:
        'Download it yourself any time under Privacy & Security. If you ask us instead, you’ll get it within 48 hours.',
    },
  },
  articles: {
    'book-worker': {
      title: 'Book a worker',
      text: 'Choose a service or a worker and tap Book Now. Pick a day and a two-hour slot, check the address and tap Confirm Booking. The booking is Pending until the worker answers, and Confirmed once they accept.',
    },
    'move-booking': {
      title: 'Move a booking to another time',
      text: 'Open the booking under My Bookings and pick another time, up to {rescheduleHours} hours before the start. A request that hasn’t been accepted yet moves right away. Otherwise we ask the worker first, and you keep your old time until they answer.',
    },
    'cancel-booking': {
      title: 'Cancel a booking',
      text: 'Open the booking under My Bookings and tap Cancel booking. You see what it costs before you confirm: nothing from {freeHours} hours ahead, {halfPercent}% between {freeHours} and {lateHours} hours, {fullPercent}% under {lateHours} hours. If the worker cancels, you pay nothing.',
    },
    'no-answer': {
      title: 'The worker isn’t answering',
      text: 'A request expires if the worker doesn’t answer within {waitHours} hours between 7 AM and 10 PM, and at the latest {waitMinutes} minutes before the start. You owe nothing and can ask another worker. To be fair to workers, you can have 5 open requests at a time.',
    },
    'pay-worker': {
      title: 'Pay for a job',
      text: 'You pay nothing in advance. After the job, scan the QR code on the worker’s phone with any UPI app, or pay in cash. Check the name before you pay: your app must show the one on the booking’s page. Then tap “I have paid” there, and the worker confirms it. If you owe a cancellation fee, the booking’s page shows the worker’s UPI ID and the day to pay it by.',
    },
    refund: {
      title: 'Refunds: do I get my money back?',
      text: 'You pay nothing in advance, so cancelling needs no refund. If you cancel late, you owe the worker a fee: nothing from {freeHours} hours ahead, {halfPercent}% of the price between {freeHours} and {lateHours} hours, {fullPercent}% under {lateHours} hours. Until the worker accepts, and for {freeMinutes} minutes after that, cancelling is always free. If a job you paid for went wrong, first ask the worker to return the money. If you can’t agree, open the booking and tap “Something went wrong”: the worker has 48 hours to answer; after that, Hunar decides.',
    },
    'late-worker': {
      title: 'A worker cancels late or doesn’t come',
      text: 'You owe nothing, and the worker owes you a fee: the same share of the price as yours, but at most one hour of the worker’s price, {jobLimit} a job and {monthLimit} a month. It’s free for illness or an emergency ({ownWords} times in {ownWordDays} days, then we ask), and {notices} times a month with {noticeHours} hours’ notice. Declining a request never costs anything, and {freeMinutes} minutes after accepting are free. Moving a visit doesn’t make a later cancellation cheaper. The worker pays you in cash or by UPI: save your UPI ID under Payments, and after 24 hours the booking’s page shows a QR code for the worker to scan. You confirm the payment there, or waive it.',
    },
    receipts: {
      title: 'Find a receipt',
      text: 'Every completed booking has a receipt. Open Payments in your profile, then Transactions, and tap the booking. You can print the receipt or save it as a PDF.',
    },
    'change-profile': {
      title: 'Change name, phone or photo',
      text: 'Open your profile and tap Edit Profile. Tap the picture to change it. Workers see your name with a request; they see your phone and street only after they accept.',
    },
    'forgot-password': {
      title: 'Forgot your password',
      text: 'On the login page, tap Forgot Password? and enter your email. The link we send works once, for 30 minutes. Changing the password logs out all your other devices. No email in your account? Log in with a code and tap Change Password in Privacy & Security. That takes 72 hours, and any of your devices can stop it.',
    },
    'own-data': {
      title: 'Your data',
      text: 'Under Privacy & Security you can see your devices, download a copy of your data and choose what we may do with it. You can delete your account under Settings.',
    },
    verified: {
      title: 'What “Verified” means',
      text: 'Our team has checked who this worker is. Workers without the badge may be just as good; ratings from other customers help you choose.',
    },
    'rate-worker': {
      title: 'Rate a worker',
      text: 'After a completed job, open Service History and tap Rate Service. You can leave one review per booking and hide your name. The worker can reply once.',
    },
    'job-problem': {
      title: 'Something went wrong with a job',
      text: 'Talk to the worker first: most problems can be sorted out. If not, open the booking within seven days, tap Help with this booking and then “Something went wrong”. The worker has 48 hours to answer; after that Hunar decides.',
    },
  },
};

/** About us. */
export const about = {
  title: 'About Us',
  tabsLabel: 'About Hunar',
  tabs: { about: 'About', mission: 'Mission', team: 'Team' },
  texts: {
    about:
      'Hunar (हुनर) means skill. It brings people who need work done at home together with people who do it well: tailors, cooks, carpenters, electricians, plumbers, masons, painters, gardeners, cleaners, mechanics, drivers, welders and AC technicians.\n\nYou find someone nearby, agree on a day and time, and pay the worker directly after the job. Hunar speaks English, Hindi, Kannada, Tamil and Telugu, and works on small phones and slow networks.',
    mission:
      'Good work deserves to be found. The same rules apply to every worker: distance, verification and customer ratings decide who is shown first, never money.\n\nCustomers know the price before they book. Workers see the request, the place and the pay before they accept. Logged-in customers can see the phone numbers of thirty workers a day, so that they can call. A worker’s street is never shown to anyone. A customer’s number and street are shown only to the worker who accepted, until a week after the job.',
    team: 'Hunar is built by the people who write, test and translate it, together with the workers and customers who tell us what’s missing.\n\nYou can be part of it: we read all feedback.',
  },
  feedback: 'Give feedback',
};
