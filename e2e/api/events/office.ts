import type { EventRow } from '#e2e/kit/api/event-row.ts';

export const rows: EventRow[] = [
  {
    event: 'office:watch',
    outcome: { customer: 'forbidden', worker: 'forbidden', broker: 'forbidden', admin: 'ok' },
    payload: () => ({ isWatched: true }),
  },
];
