import { everyRole, type EventRow } from '#e2e/kit/api/event-row.ts';

const conversationId = 'c'.repeat(24);

// Sent to people and conversations the sender has no part in, so each is ignored silently.
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
