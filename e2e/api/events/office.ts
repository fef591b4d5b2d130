import type { EventRow } from '#server/testing/api/event-row.ts';

export const rows: EventRow[] = [
  {
    event: 'office:watch',
    outcome: { customer: 'forbidden', worker: 'forbidden', broker: 'forbidden', admin: 'ok' },
    payload: () => ({ isWatched: true }),
  },
];
