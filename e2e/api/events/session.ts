import { everyRole, type EventRow } from '#server/testing/api/event-row.ts';

export const rows: EventRow[] = [
  { event: 'auth:refresh', outcome: everyRole, payload: ({ token }) => ({ token }) },
];
