/** Messages about switched-off cities and trades that people wait for. */
export const waiting = {
  news: {
    city: 'Hunar is now in {name}',
    trade: '{name} is back on Hunar',
    body: 'You asked us to notify you. You can book now.',
  },
  asked: {
    subject: 'We’ll notify you about {name}',
    paragraphs: [
      'You asked us to notify you once, when Hunar takes bookings for {name}. We keep this address for that one message, for 180 days at most.',
      'If you didn’t ask, or don’t want it any more, tap below and we’ll delete the address.',
    ],
    button: 'Don’t notify me',
  },
  opened: {
    subject: 'You can book now: {name}',
    paragraphs: [
      'You asked us to notify you. Hunar now takes bookings for {name}.',
      'This was the only message: we’ve deleted your address.',
    ],
    button: 'Open Hunar',
  },
  page: {
    title: 'Don’t notify me',
    hint: 'We’ll delete your email address and won’t write to you about this.',
    button: 'Delete my address',
    done: 'Your address is deleted. We won’t write to you about this.',
    gone: 'There’s nothing left to delete: this link was used before, or we’ve already written to you.',
    home: 'Go to Hunar',
  },
  own: {
    title: 'What you’re waiting for',
    hint: 'We’ll notify you once, when one of these can be booked.',
    withdraw: 'Don’t notify me about {name}',
  },
};
