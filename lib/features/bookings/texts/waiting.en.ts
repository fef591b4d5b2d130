/** A worker who waits at the customer's door. */
export const waitingAtDoor = {
  title: 'Waiting at the door',
  terms:
    'Waiting is free until {time}. After that, each quarter of an hour begun costs {quarter}, {max} at most.',
  report: 'I’m waiting at the door',
  reported: 'We’ve told {name}',
  since: 'You’ve been waiting since {time}.',
  sinceOther: '{name} has been waiting at your door since {time}.',
  asked: '{name} will be asked about it once the job starts.',
  agreed: '{name} has confirmed it.',
  confirm: 'Yes, {name} is here',
  confirmed: 'Thank you. {name} knows that you’re coming.',
};

/** A job that runs over its booked end: the worker is asked. */
export const overtime = {
  title: 'Is everything all right?',
  hint: 'The booked time is over. Tell us that all is well, or complete the job. If you have an agency, we tell it when you don’t answer.',
  yes: 'Yes, all is well',
  done: 'Thank you. Take the time you need.',
};

/** A worker who has set out. */
export const onTheWay = {
  estimate: '{name} set out at {time}. From where they usually start, it takes about {minutes} minutes.',
};
