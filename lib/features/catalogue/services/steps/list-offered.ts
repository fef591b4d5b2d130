import { hasTradesOn } from '#lib/features/catalogue/rules/switched-off.ts';
import { skillList, type SkillRecord } from '#models/catalogue/named-list.ts';
import type { ServiceRecord } from '#models/catalogue/service.ts';
import { loadSwitchedOff } from './load-switched-off.ts';

/** Lists the trades that can be booked, in the order set by admins. */
export const listOfferedSkills = async (): Promise<SkillRecord[]> => {
  const [skills, { trades }] = await Promise.all([skillList.list(), loadSwitchedOff()]);
  return skills.filter(({ _id }) => !trades.has(String(_id)));
};

/** Returns the services whose trades can all be booked. */
export const filterOfferedServices = async <Service extends Pick<ServiceRecord, 'skillIds'>>(
  services: readonly Service[],
): Promise<Service[]> => {
  const off = await loadSwitchedOff();
  return services.filter((service) => hasTradesOn(off, service));
};
