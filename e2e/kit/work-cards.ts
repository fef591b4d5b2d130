import { setOwnCard } from '#lib/features/profiles/services/work-card.ts';

/** Switches a worker's public card on, unless it is on already, and returns its address. */
export const publishCard = async (workerId: string): Promise<string> => {
  const { data } = await setOwnCard({ actor: { userId: workerId }, body: { isOn: true } });
  if (data.path === null) throw new Error('The card has no address.');
  return data.path;
};
