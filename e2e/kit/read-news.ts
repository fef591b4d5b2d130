import { z } from 'zod';
import { listOutboxRows } from '#models/platform/outbox.ts';
import type { UserRecord } from '#models/people/user.ts';
import { waitingNotifications } from './factories/waiting-rows.ts';

const told = z.looseObject({
  userId: z.string(),
  content: z.looseObject({ params: z.looseObject({ news: z.string() }) }),
});

/** Lists a person's notifications about bookings and money, oldest first. */
export const readNews = async ({ _id }: Pick<UserRecord, '_id'>): Promise<string[]> => {
  const payloads = (await listOutboxRows()).map(({ payload }) => payload);
  return [...payloads, ...(await waitingNotifications())]
    .flatMap((payload) => told.safeParse(payload).data ?? [])
    .filter(({ userId }) => userId === String(_id))
    .map(({ content }) => content.params.news);
};
