/** A worker's first steps, and what there is to do after them. */
export const start = {
  title: 'Get started',
  progress: 'Step {step} of {steps}',
  later: 'Do this later',
  next: 'Next',
  saving: 'Saving...',
  invite: {
    title: 'Three steps, and customers find you',
    hint: 'Your trade, your price, your place. It takes a minute.',
    resume: { one: '{count} step left', other: '{count} steps left' },
    go: 'Start',
    goOn: 'Continue',
    steps: 'Step by step',
  },
  trade: {
    title: 'What work do you do?',
    hint: 'Tap all that you do.',
    legend: 'Your trades',
  },
  price: {
    title: 'What does an hour with you cost?',
    hint: 'You can change it at any time, and set a price for each job later.',
    label: 'Price for an hour',
    near: '{trade} near you: most ask {low} to {high} an hour.',
    anywhere: '{trade} on Hunar: most ask {low} to {high} an hour.',
    nearSame: '{trade} near you: most ask about {low} an hour.',
    anywhereSame: '{trade} on Hunar: most ask about {low} an hour.',
    example: 'A visit of two hours then costs {amount}.',
  },
  place: {
    title: 'Where do you work?',
    hint: 'Six digits are enough: city and state follow. Customers see your area, never your street.',
  },
  done: {
    title: 'You can be found now',
    hint: 'Customers around {place} see you. Requests come to your dashboard.',
    dashboard: 'Go to your dashboard',
    more: 'More that helps',
    hours: 'Add hours',
    hoursHint: 'Requests only when you work',
    photo: 'Add your photo',
    photoHint: 'Customers like to see who comes',
    prices: 'Set prices for jobs',
    pricesHint: 'One price for the whole job',
  },
};

/** What it means not to be verified, and what a worker can do about it. */
export const verify = {
  question: 'What does it mean not to be verified?',
  meaning:
    'Nobody at Hunar has checked yet who you are. Of two workers who fit equally well, the verified one stands first. Customers can find and book you all the same.',
  how: 'How to become verified',
  steps:
    'Write to us from here. Somebody at Hunar looks at your profile, answers you and decides, with the reason. It costs nothing: never pay anybody for it.',
  write: 'Ask to be verified',
  subject: 'Please verify my profile',
  row: 'Become verified',
  rowHint: 'What “Not Verified” means, and what you can do',
};
