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
