/** The code that a customer reads out at the door, and the worker’s sheet for it. */
export const door = {
  title: 'Code at the door',
  hint: 'Say this code only when {name} is at your door. It starts the job.',
  locked: 'Too many wrong codes were entered. Start the job here once {name} is with you.',
  lost: 'Your code can’t be shown. Start the job here once {name} is with you.',
  here: '{name} is here: start the job',
  started: 'The job has started',
  worker: {
    hint: '{name} has a four-digit code. Ask for it at the door.',
    code: 'Code',
    left: { one: '{count} try left', other: '{count} tries left' },
    busy: 'Starting…',
    locked: 'This code can’t be used any more. {name} can start the job on their own phone.',
  },
  choice: {
    label: 'Code at the door',
    hint: 'A worker needs a four-digit code from you to start a job',
    on: 'Workers will need your code',
    off: 'Workers can start without a code',
  },
};
