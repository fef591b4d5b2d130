import { everyRole, type EventRow } from '#e2e/kit/api/event-row.ts';

export const rows: EventRow[] = [
  { event: 'auth:refresh', outcome: everyRole, payload: ({ token }) => ({ token }) },
];
