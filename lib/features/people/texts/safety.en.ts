import type { safetyErrorCodes } from '#lib/platform/contract/error-codes.ts';

/** Reporting and blocking a person. */
export const safety = {
  errors: {
    report_full:
      'You’ve added to this report five times, so we have what we need. We’ll tell you once we’ve looked into it.',
    too_many_open_reports:
      'You have five open reports about this person. We’ll look at them together and let you know.',
  } satisfies Record<keyof typeof safetyErrorCodes, string>,
  title: 'Report or block {name}',
  report: 'Report',
  reportHint: 'Something isn’t right',
  reportTitle: 'Report {name}',
  why: 'What’s wrong?',
  details: 'Details (optional)',
  send: 'Send report',
  chooseReason: 'Please choose what’s wrong.',
  tooLong: 'Details must not exceed 1000 characters.',
  reported: 'Thank you. We’ll look into your report.',
  added: 'Thank you. We’ve added this to your open report.',
  reportNumber: 'Report number: {number}.',
  block: 'Block',
  blockHint: 'You won’t see each other any more',
  blockTitle: 'Block {name}?',
  blockQuestion: 'You won’t see each other any more, in search or here.',
  keep: 'Don’t block',
  blocked: 'Blocked. You won’t see each other any more.',
  failed: 'We couldn’t send this. Check your connection and try again.',
  reasons: {
    abuse: 'Rude or threatening',
    fraud: 'Cheated, or asked for money in advance',
    unsafe: 'I felt unsafe',
    fakeProfile: 'Fake profile',
    spam: 'Advertising or spam',
    other: 'Something else',
  },
  unblock: 'Unblock',
  unblocked: 'Unblocked.',
};

/** Sent to the person who reported something, once the report is closed. */
export const reportNews = {
  title: 'We’ve looked into your report',
  body: '{number} is closed. Any action we take stays between us and the other person. Write to us if it happens again.',
};
