import { now } from '#lib/integrations/clock.ts';
import type { NamedRecord } from '#models/named-list.ts';
import { workTypeList } from '#models/work-type.ts';

let made = 0;

/** Stores a work type with a name of its own. */
export const makeWorkType = (
  fields: Partial<Omit<NamedRecord, '_id' | 'key'>> = {},
): Promise<NamedRecord> => {
  made += 1;
  const defaults = { name: `Work type ${made}`, names: {}, picture: '', createdAt: now() };
  return workTypeList.insert({ ...defaults, ...fields });
};
