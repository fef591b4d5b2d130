import { OFFICE } from './paths.ts';

/** Pages for admins; other visitors get a 404. */
export const officePaths = {
  queues: `${OFFICE}/queues`,
  queue: (queue: string) => `${OFFICE}/queues?queue=${queue}`,
  queueItem: (queue: string, id: string) => `${OFFICE}/queues?queue=${queue}&item=${id}`,
  find: `${OFFICE}/find`,
  figures: `${OFFICE}/figures`,
  signs: `${OFFICE}/signs`,
  person: (id: string) => `${OFFICE}/people/${id}`,
  booking: (id: string) => `${OFFICE}/bookings/${id}`,
  tickets: `${OFFICE}/tickets`,
  ticketBox: (box: string) => `${OFFICE}/tickets?box=${box}`,
  ticket: (id: string) => `${OFFICE}/tickets/${id}`,
  records: `${OFFICE}/records`,
  /** The editor of a service; `new` adds one. */
  service: (id: string) => `${OFFICE}/records?show=services&service=${id}`,
  webhook: (id: string) => `${OFFICE}/records?show=webhooks&webhook=${id}`,
  recordsOf: (show: string) => `${OFFICE}/records?show=${show}`,
} as const;
