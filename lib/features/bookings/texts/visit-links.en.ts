/** The two pages about a visit that need no account, and how their links are sent. */
export const visitLinks = {
  titles: { pass: 'Gate pass', visit: 'How the visit is going' },
  early: 'It’s too early',
  earlyHint: 'This link opens: {time}',
  over: 'This visit is over',
  overHint: 'The link doesn’t show anything any more.',
  verified: 'Verified',
  trade: 'Trade',
  agency: 'Agency',
  time: 'Time',
  place: 'Area',
  number: 'Booking number',
  state: 'Status',
  since: 'Since',
  checked: 'As of: {time}',
  show: {
    hint: 'Show this to the guard at the gate. It says who you are and when you come, and nothing about the customer.',
    code: 'QR code of the gate pass',
    open: 'Open the gate pass',
  },
  send: {
    pass: 'Send the gate pass',
    passText: 'Gate pass: {name}, {time}',
    visit: 'Share this visit',
    visitText: 'Work through Hunar, {time}. See here how it’s going:',
    copied: 'Copied. Paste it in a message.',
  },
};
