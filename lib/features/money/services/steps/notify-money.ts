import { accountPaths, workerPaths } from '#lib/platform/navigation/paths.ts';
import type { MoneyStory } from '#lib/features/money/contracts/money-news.ts';
import type { Tx } from '#models/connection.ts';
import { findUsers } from '#models/people/user.ts';
import { writeOutbox } from '#lib/platform/outbox/write-outbox.ts';

interface Told {
  userId: string;
  /** Whom it is about, besides. */
  otherId?: string;
  story: Pick<MoneyStory, 'news' | 'amountPaise'> & Partial<MoneyStory>;
  /** Where it can be looked at; the bookings or the worker's earnings unless said otherwise. */
  href?: string;
}

/** Has somebody told of their money, if the transaction commits. */
export const notifyMoney = async ({ userId, otherId, story, ...at }: Told, tx: Tx): Promise<void> => {
  const people = await findUsers(otherId === undefined ? [userId] : [userId, otherId]);
  const [to, other] = [userId, otherId].map((id) => people.find(({ _id }) => String(_id) === id));
  if (!to) return;
  const params = { name: other?.name ?? '', service: '', number: '', reason: '', ...story };
  const { href = to.role === 'worker' ? workerPaths.profile : accountPaths.bookings } = at;
  const content = { kind: 'money' as const, params };
  const payload = { userId, content, href, ...(otherId !== undefined && { aboutId: otherId }) };
  await writeOutbox({ kind: 'notification', payload }, tx);
};
