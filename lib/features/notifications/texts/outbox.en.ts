export const outbox = {
  title: 'Sent mails',
  hint: 'This demo sends no real mail. What would have gone out is kept here.',
  empty: 'No mail sent yet',
  emptyHint: 'Mails appear here as soon as something sends one.',
  to: 'To {address}',
};
