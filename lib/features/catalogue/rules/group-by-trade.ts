import type { OfferedJob } from '#lib/features/catalogue/contracts/jobs.ts';
import type { NamedEntry } from '#lib/features/catalogue/contracts/named-lists.ts';

type OfTrades = Pick<OfferedJob, 'requiredSkills'>;

export interface TradeGroup<Service extends OfTrades = OfferedJob> {
  /** Null for services without a trade. */
  trade: NamedEntry | null;
  services: Service[];
}

/** Groups services by their first trade, in the order in which the trades appear; those without one come last. */
export const groupByTrade = <Service extends OfTrades>(
  services: readonly Service[],
): TradeGroup<Service>[] => {
  const groups = new Map<string, TradeGroup<Service>>();
  for (const service of services) {
    const [trade = null] = service.requiredSkills;
    const key = trade?._id ?? '';
    const group: TradeGroup<Service> = groups.get(key) ?? { trade, services: [] };
    group.services.push(service);
    groups.set(key, group);
  }
  const all = [...groups.values()];
  return [...all.filter(({ trade }) => trade), ...all.filter(({ trade }) => !trade)];
};
