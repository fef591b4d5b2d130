/** Reporting and blocking somebody. */
export const safety = {
  title: 'Report or block {name}',
  report: 'Report',
  reportHint: 'Something is not right',
  reportTitle: 'Report {name}',
  why: 'What is wrong?',
  details: 'Details (optional)',
  send: 'Send report',
  chooseReason: 'Please choose what is wrong.',
  tooLong: 'Details must not exceed 1000 characters.',
  reported: 'Thank you. We will look into your report.',
  reportNumber: 'Its number is {number}.',
  block: 'Block',
  blockHint: 'You do not see each other any more',
  blockTitle: 'Block {name}?',
  blockQuestion: 'You will not see each other any more, neither in search nor here.',
  keep: 'Do not block',
  blocked: 'Blocked. You do not see each other any more.',
  failed: 'This could not be sent. Check your connection and try again.',
  reasons: {
    abuse: 'Rude or threatening',
    fraud: 'Cheated, or asked for money in advance',
    unsafe: 'I felt unsafe',
    fakeProfile: 'Not a real profile',
    spam: 'Advertising or spam',
    other: 'Something else',
  },
  unblock: 'Unblock',
  unblocked: 'The block is removed.',
};

/** What whoever reported something hears once it was looked into. */
export const reportNews = {
  title: 'We have looked into your report',
  body: '{number} is closed. What follows for the other person stays between them and us. Write to us if it happens again.',
};
