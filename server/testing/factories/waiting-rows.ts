import { newsPayload, type ToldPerson } from '#lib/features/notifications/contracts/notifications.ts';
import { listOutboxRows, type OutboxRow } from '#models/platform/outbox.ts';

/** What waits in the outbox under a key. */
export const waitingRows = async (key: string): Promise<OutboxRow[]> =>
  (await listOutboxRows()).filter((row) => row.key === key);

/** The kinds of all that waits in the outbox. */
export const waitingKinds = async (): Promise<string[]> => [
  ...new Set((await listOutboxRows()).map(({ kind }) => kind)),
];

/** What waits to be told of events, one entry a person. */
export const waitingNews = async (): Promise<ToldPerson[]> =>
  (await listOutboxRows()).flatMap(({ payload }) => newsPayload.safeParse(payload).data?.people ?? []);
