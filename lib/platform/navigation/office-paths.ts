import { OFFICE } from './paths.ts';

/** For admins; nobody else learns that they are there. */
export const officePaths = {
  queues: `${OFFICE}/queues`,
  queue: (queue: string) => `${OFFICE}/queues?queue=${queue}`,
  queueItem: (queue: string, id: string) => `${OFFICE}/queues?queue=${queue}&item=${id}`,
  find: `${OFFICE}/find`,
  person: (id: string) => `${OFFICE}/people/${id}`,
  booking: (id: string) => `${OFFICE}/bookings/${id}`,
  records: `${OFFICE}/records`,
  recordsOf: (show: string) => `${OFFICE}/records?show=${show}`,
} as const;
