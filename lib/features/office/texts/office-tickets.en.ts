import type { TicketBox } from '#lib/features/admin/contracts/ticket-desk.ts';
import type { TicketState } from '#lib/features/support/contracts/tickets.ts';

/** The conversations with support, as the office sees them. */
export const officeTickets = {
  part: 'Messages',
  label: 'Lists of messages',
  boxes: {
    mine: 'Mine',
    unassigned: 'Unassigned',
    waiting: 'Waiting for them',
    closed: 'Closed',
  } satisfies Record<TicketBox, string>,
  empty: 'No messages here.',
  states: {
    open: 'Open',
    answered: 'Waiting for them',
    closed: 'Closed',
  } satisfies Record<TicketState, string>,
  open: 'Open conversation',
  conversation: 'Conversation',
  you: 'With you',
  other: 'With {name}',
  nobody: 'Unassigned',
  gone: 'a former admin',
  take: 'Take it',
  taken: 'It’s with you now.',
  release: 'Give it back',
  released: 'It’s unassigned again.',
  hand: {
    label: 'Hand over',
    effect: 'The other admin is notified and finds it under “Mine”.',
    field: 'Reason',
    done: 'Handed over.',
  },
  takeOver: {
    label: 'Take over',
    effect: 'It moves from the other admin’s list to yours.',
    field: 'Reason',
    done: 'It’s with you now.',
  },
  to: 'Hand it to',
  choose: 'Choose an admin',
  alone: 'No other admin can answer messages.',
  office: 'Office',
  guest: 'Guest',
  guestHint: 'A guest has no account. Your answer goes out by email, and so does their reply.',
  photo: 'Picture {number}',
  photoMissing: 'This picture couldn’t be loaded.',
  title: 'Message {number}',
};

/** Notes that only the office sees. */
export const officeNotes = {
  title: 'Notes',
  hint: 'Only the office sees notes. They can’t be changed later.',
  field: 'New note',
  add: 'Add note',
  added: 'Note added.',
  missing: 'Please write something first.',
  tooLong: 'A note can have {count} characters at most.',
  none: 'No notes yet.',
  failed: 'The notes couldn’t be loaded. Reload the page.',
  gone: 'Former admin',
};
