import { accountPaths, workerPaths } from '#lib/platform/navigation/paths.ts';
import type { MoneyEvent } from '#lib/features/money/contracts/money-news.ts';
import type { Tx } from '#models/connection.ts';
import { findUsers } from '#models/people/user.ts';
import { writeOutbox } from '#lib/platform/outbox/write-outbox.ts';

interface MoneyNotification {
  userId: string;
  /** The other person in the notification. */
  otherId?: string;
  event: Pick<MoneyEvent, 'news' | 'amountPaise'> & Partial<MoneyEvent>;
  /** Target of the notification; defaults to the bookings or the worker's earnings. */
  href?: string;
}

/** Notifies a person about their money once the transaction commits. */
export const notifyMoney = async (
  { userId, otherId, event, ...at }: MoneyNotification,
  tx: Tx,
): Promise<void> => {
  const people = await findUsers(otherId === undefined ? [userId] : [userId, otherId]);
  const [to, other] = [userId, otherId].map((id) => people.find(({ _id }) => String(_id) === id));
  if (!to) return;
  const params = { name: other?.name ?? '', service: '', number: '', reason: '', ...event };
  const { href = to.role === 'worker' ? workerPaths.profile : accountPaths.bookings } = at;
  const content = { kind: 'money' as const, params };
  const payload = { userId, content, href, ...(other && { aboutId: String(other._id) }) };
  await writeOutbox({ kind: 'notification', payload }, tx);
};
