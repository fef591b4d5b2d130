import { everyRole, type EventRow } from '#server/testing/api/event-row.ts';

const conversationId = 'c'.repeat(24);

// To people and conversations that are not the sender's, so each is passed over without a word.
export const rows: EventRow[] = [
  {
    event: 'typing',
    outcome: everyRole,
    payload: () => ({ receiverId: 'd'.repeat(24), isTyping: true }),
  },
  {
    event: 'message:ack',
    outcome: everyRole,
    payload: () => ({ seen: [{ conversationId, ord: 1, visible: true }] }),
  },
  { event: 'message:read', outcome: everyRole, payload: () => ({ conversationId, ord: 1 }) },
];
