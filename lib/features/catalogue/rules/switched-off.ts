import type { SwitchedOffRecord } from '#models/catalogue/switched-off.ts';

/** A city or trade that the office switched off. */
export type SwitchedOffThing = Pick<SwitchedOffRecord, 'kind' | 'key' | 'name' | 'state'>;

/** Everything that is switched off, by key. */
export interface SwitchedOff {
  readonly cities: ReadonlyMap<string, SwitchedOffThing>;
  readonly trades: ReadonlyMap<string, SwitchedOffThing>;
}

export const toSwitchedOff = (rows: readonly SwitchedOffThing[]): SwitchedOff => {
  const byKey = (kind: SwitchedOffThing['kind']): Map<string, SwitchedOffThing> =>
    new Map(rows.filter((row) => row.kind === kind).map((row) => [row.key, row]));
  return { cities: byKey('city'), trades: byKey('trade') };
};

/**
 * Returns the switched-off city or trade that keeps a visit from being booked; null if it can be. A city named without
 * its state may be several: it is off when all of them are.
 */
export const findBarrier = (
  { cities, trades }: SwitchedOff,
  { cityKeys = [], skillIds = [] }: { cityKeys?: readonly string[]; skillIds?: readonly string[] },
): SwitchedOffThing | null => {
  const off = cityKeys.map((key) => cities.get(key));
  const city = off.every((one) => one !== undefined) ? off[0] : undefined;
  return city ?? skillIds.map((id) => trades.get(id)).find((trade) => trade !== undefined) ?? null;
};

/** Returns the state and city of a city's key, as listings name them. */
export const splitCityKey = (key: string): { state: string; city: string } => {
  const [state = '', city = ''] = key.split('/');
  return { state, city };
};

/** Returns whether a service can be booked: none of its trades is off. */
export const hasTradesOn = (
  off: SwitchedOff,
  { skillIds }: { skillIds: readonly { toString: () => string }[] },
): boolean => findBarrier(off, { skillIds: skillIds.map(String) }) === null;
