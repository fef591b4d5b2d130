import type { SkipReason } from '#lib/features/admin/contracts/ticket-batches.ts';

/** Closing and assigning several messages at once. */
export const officeBatches = {
  label: 'Selected messages',
  keys: 'X selects a message; Shift with an arrow key selects several.',
  select: 'Select {name}',
  all: 'Select all shown',
  clear: 'Clear selection',
  full: 'You can select {count} at most.',
  selected: { one: '{count} selected', other: '{count} selected' },
  close: 'Answer and close',
  closeField: 'Answer to all of them',
  closeConfirm: 'Close and send the answer',
  closing: {
    one: '{count} message will be closed with this answer:',
    other: '{count} messages will be closed with this answer:',
  },
  closed: { one: '{count} message closed.', other: '{count} messages closed.' },
  assign: 'Assign',
  assignField: 'Reason',
  assignConfirm: 'Assign',
  assigning: {
    one: '{count} message will be assigned to {name}, with this reason:',
    other: '{count} messages will be assigned to {name}, with this reason:',
  },
  assigned: { one: '{count} message assigned.', other: '{count} messages assigned.' },
  to: 'Assign to',
  you: '{name} (you)',
  tooLong: 'Use {count} characters at most.',
  check: 'Continue',
  back: 'Back',
  notified: { one: '{count} person will be notified.', other: '{count} people will be notified.' },
  notifiedNone: 'No one will be notified.',
  guests: 'Guests are notified by email, if they left an address.',
  skipped: { one: '{count} message was left as it is:', other: '{count} messages were left as they are:' },
  why: {
    not_found: 'It no longer exists.',
    ticket_closed: 'It was closed already.',
    ticket_changed: 'It has a new message or another assignee.',
    one_by_one: 'It’s about a booking, so it needs its own answer.',
  } satisfies Record<SkipReason, string>,
};
