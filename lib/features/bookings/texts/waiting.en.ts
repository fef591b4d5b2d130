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
  hint: 'The booked time is over. Tell us that all is well, or complete the job. If you don’t answer, we tell your agency and your trusted contacts, if you have any.',
  yes: 'Yes, all is well',
  done: 'Thank you. Take the time you need.',
};

/** A worker who has set out. */
export const onTheWay = {
  estimate: '{name} set out at {time}. From where they usually start, it takes about {minutes} minutes.',
  near: '{name} is about {km} km away, about {minutes} minutes.',
  far: '{name} is about {km} km away.',
  seenNow: 'Seen just now',
  seen: { one: 'Seen a minute ago', other: 'Seen {count} minutes ago' },
  map: 'Show on the map',
  share: 'Show {name} where I am',
  shareHint:
    'Until you arrive, while Hunar is open. Only {name} sees it, and it’s deleted when you arrive. Switch it on a little way from home, so that it doesn’t show where you live.',
  denied: 'Your phone doesn’t give Hunar its position. Allow it in the browser’s settings.',
  messages: {
    shared: 'The customer sees where you are.',
    hidden: 'The customer no longer sees where you are.',
  },
};
