import type { NotOffered } from '#lib/features/catalogue/contracts/not-offered.ts';
import type { SwitchedOffThing } from '#lib/features/catalogue/rules/switched-off.ts';
import { namesOfCity } from '#lib/platform/i18n/place-names.ts';
import { skillList } from '#models/catalogue/named-list.ts';

/** Returns what is switched off, with its names in every language. */
export const describeBarrier = async ({
  kind,
  key,
  name,
  state = '',
}: SwitchedOffThing): Promise<NotOffered> => {
  if (kind === 'city') return { kind, city: name, state, names: namesOfCity(name) };
  const skill = await skillList.find(key);
  return { kind, skillId: key, trade: skill?.name ?? name, names: skill?.names ?? {} };
};
