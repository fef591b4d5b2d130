import { setOwnCard } from '#lib/features/profiles/services/work-card.ts';
import { now } from '#lib/platform/time/clock.ts';
import { inTransaction } from '#models/connection.ts';
import { setProvedPhone } from '#models/people/proved-phone.ts';
import type { UserRecord } from '#models/people/user.ts';

/** Switches a worker's public card on, unless it is on already, and returns its address. */
export const publishCard = async (workerId: string): Promise<string> => {
  const { data } = await setOwnCard({ actor: { userId: workerId }, body: { isOn: true } });
  if (data.path === null) throw new Error('The card has no address.');
  return data.path;
};

/** Proves the number that a worker has typed, as the code of an SMS does. */
export const proveOwnNumber = async ({ _id, phone }: UserRecord): Promise<void> => {
  if (phone === null) throw new Error('The worker has no number.');
  await inTransaction((tx) => setProvedPhone({ userId: String(_id), phone, at: now() }, tx));
};
