import { everyRole, type EventRow } from '#e2e/kit/api/event-row.ts';

// Rows that belong to no one, so each is ignored silently.
export const rows: EventRow[] = [
  { event: 'notification:ack', outcome: everyRole, payload: () => ({ ids: ['f'.repeat(24)] }) },
];
