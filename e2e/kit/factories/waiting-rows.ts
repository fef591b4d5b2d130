import { randomUUID } from 'node:crypto';
import { writeOutbox } from '#lib/platform/outbox/write-outbox.ts';
import { inTransaction } from '#models/connection.ts';
import { now } from '#lib/platform/time/clock.ts';
import { toIndiaDay } from '#lib/platform/time/india-day.ts';
import { countSmsDrop } from '#models/platform/sms-drop.ts';
import {
  countOutboxKinds,
  insertLeasedRows,
  listOutboxRows,
  postponeOutboxRow,
  type OutboxRow,
} from '#models/platform/outbox.ts';
import {
  eventPayload,
  notificationPayload,
  type EventRecipient,
} from '#lib/features/notifications/contracts/notifications.ts';

/** Outbox rows waiting under a key. */
export const waitingRows = async (key: string): Promise<OutboxRow[]> =>
  (await listOutboxRows()).filter((row) => row.key === key);

/** The kinds of all waiting outbox rows. */
export const waitingKinds = async (): Promise<string[]> => [
  ...new Set((await listOutboxRows()).map(({ kind }) => kind)),
];

/** Waiting notifications, one entry per recipient. */
export const waitingNotifications = async (): Promise<EventRecipient[]> =>
  (await listOutboxRows()).flatMap(({ payload }) => eventPayload.safeParse(payload).data?.people ?? []);

/** Stores a row that waits to be run for a person. */
export const makeWaitingRow = (userId: string): Promise<void> =>
  inTransaction((tx) => writeOutbox({ kind: 'workCount', payload: { userId } }, tx));

/** Stores a row that failed: given up by default, or due again at `dueAt`. */
export const makeFailedRow = async ({
  kind = 'workCount',
  payload = { userId: 'f'.repeat(24) },
  fault = 'Error: the gateway is down',
  dueAt = null,
}: {
  kind?: string;
  payload?: unknown;
  fault?: string;
  dueAt?: Date | null;
} = {}): Promise<void> => {
  const at = now();
  const [row] = await insertLeasedRows([{ kind, payload, key: `failed:${randomUUID()}` }], {
    at,
    lockedUntil: at,
  });
  if (row) await postponeOutboxRow(row, { dueAt, lastFault: fault });
};

/** Counts SMS of a kind of work as dropped today. */
export const makeSmsDrops = async (kind: string, count: number): Promise<void> => {
  const at = now();
  for (let done = 0; done < count; done += 1) await countSmsDrop({ localDate: toIndiaDay(at), kind, at });
};

/** The pages that one person's waiting notifications open. */
export const waitingHrefs = async (userId: string): Promise<(string | null)[]> =>
  (await listOutboxRows())
    .filter(({ kind }) => kind === 'notification')
    .map(({ payload }) => notificationPayload.parse(payload))
    .filter((notification) => notification.userId === userId)
    .map(({ href }) => href);

/** How many rows of a kind wait to be sent. */
export const countWaiting = async (kind: string): Promise<number> =>
  (await countOutboxKinds()).find((row) => row.kind === kind)?.waiting ?? 0;
