import { now } from '#lib/platform/time/clock.ts';
import type { NamedRecord } from '#models/catalogue/named-list.ts';
import { workTypeList } from '#models/catalogue/named-list.ts';

let made = 0;

export const makeWorkType = (
  fields: Partial<Omit<NamedRecord, '_id' | 'key'>> = {},
): Promise<NamedRecord> => {
  made += 1;
  const defaults = { name: `Work type ${made}`, names: {}, picture: '', createdAt: now() };
  return workTypeList.insert({ ...defaults, ...fields });
};
