/** A worker's first steps, and what there is to do after them. */
export const start = {
  title: 'Get started',
  progress: 'Step {step} of {steps}',
  later: 'Do this later',
  next: 'Next',
  saving: 'Saving...',
  invite: {
    title: 'Three steps to get found by customers',
    hint: 'Your trade, your price, your area. It takes a minute.',
    resume: { one: '{count} step left', other: '{count} steps left' },
    go: 'Start',
    goOn: 'Continue',
    steps: 'Step by step',
  },
  trade: {
    title: 'What work do you do?',
    hint: 'Select everything you do.',
    legend: 'Your trades',
  },
  price: {
    title: 'How much do you charge for an hour?',
    hint: 'You can change this any time, and set a price for each job later.',
    label: 'Price per hour',
    common: 'Common prices',
    near: '{trade} near you: most charge {low} to {high} an hour.',
    anywhere: '{trade} on Hunar: most charge {low} to {high} an hour.',
    nearSame: '{trade} near you: most charge about {low} an hour.',
    anywhereSame: '{trade} on Hunar: most charge about {low} an hour.',
    example: 'A two-hour visit will cost {amount}.',
  },
  place: {
    title: 'Where do you work?',
    hint: 'Just enter your 6-digit PIN code and we’ll fill in the city and state. Customers see your area, never your street.',
  },
  done: {
    title: 'Customers can find you now',
    hint: 'Customers around {place} can see you. Requests will show up on your dashboard.',
    dashboard: 'Go to your dashboard',
    more: 'What to do next',
    hours: 'Add hours',
    hoursHint: 'Get requests only for your working hours',
    photo: 'Add your photo',
    photoHint: 'Customers like to see who’s coming',
    prices: 'Set prices for jobs',
    pricesHint: 'One price for the whole job',
  },
};

/** What it means not to be verified, and what a worker can do about it. */
export const verify = {
  question: 'What does “Not Verified” mean?',
  meaning:
    'Hunar hasn’t checked who you are yet. When two workers match equally well, the verified one is shown first. Customers can still find and book you.',
  how: 'How to get verified',
  steps:
    'Write to us from here. Our team will look at your profile, decide and tell you why. It’s free: never pay anyone for it.',
  write: 'Ask to be verified',
  subject: 'Please verify my profile',
  row: 'Get verified',
  rowHint: 'What “Not Verified” means and what you can do',
};
