/** The question of a worker who cannot find the door, as its customer reads it. */
export const findDoor = {
  title: '{name} can’t find your door',
  hint: '{name} is waiting outside. Please answer now.',
  answers: { coming: 'I’m coming to you', call: 'Call me' },
  done: 'We’ve told {name}',
  messages: { asked: 'We’ve asked the customer.', answered: 'We’ve told the worker.' },
};
