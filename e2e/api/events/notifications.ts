import { everyRole, type EventRow } from '#server/testing/api/event-row.ts';

// Rows of nobody, so that each is passed over without a word.
export const rows: EventRow[] = [
  { event: 'notification:ack', outcome: everyRole, payload: () => ({ ids: ['f'.repeat(24)] }) },
];
