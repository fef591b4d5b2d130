/** What a worker returns to a customer by the decision of a case. */
export const refunds = {
  owe: 'Return {amount} to {name}',
  owed: '{name} has to return {amount} to you',
  why: 'This was decided after a report about this booking.',
  payBy: 'Please return it by {date}. It stays open after that, and nothing else happens.',
  paidBy: 'It should be returned by {date}. After that it stays open.',
  how: 'Give {name} the money in cash or by UPI.',
  howOwed: '{name} gives you the money in cash or by UPI.',
  scan: 'Ask the worker to scan this to return {amount}',
  addPayeeHint: 'Then the worker can scan a QR code here, after 24 hours. You can take cash now.',
  returned: 'I have returned it',
  askHow: 'How did you return it?',
  waiting: 'You said you returned it. {name} still has to confirm it.',
  said: '{name} says they returned it. Check your bank app before you confirm.',
  waive: 'Waive the refund',
  waiveTitle: 'Waive {amount}?',
  keep: 'Keep the refund',
};
