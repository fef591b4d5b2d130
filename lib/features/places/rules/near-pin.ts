import { cityFor } from './city-alias.ts';
import { toCityKey } from './city-key.ts';
import type { PinRow } from './geo.ts';
import type { PinTable } from './pin-table.ts';

/** How far away a place may be and still name a PIN. */
const NEAR_KM = 50;

export const keyOfRow = (row: Pick<PinRow, 'state' | 'district'> | null): string | null =>
  row && toCityKey(cityFor(row));

const isCity = (table: PinTable, key: string): boolean =>
  [...table.districts()].some(([state, districts]) =>
    districts.some((district) => keyOfRow({ state, district }) === key),
  );

const hasNear = (table: PinTable, { point }: PinRow, fits: (row: PinRow | null) => boolean): boolean =>
  !point || table.around(point, { kilometres: NEAR_KM }).some(({ pinCode }) => fits(table.find(pinCode)));

/** Returns true when a PIN is in or near a city, or the table does not know the city. */
export const isNearCity = (table: PinTable, row: PinRow, key: string): boolean =>
  !isCity(table, key) || hasNear(table, row, (other) => keyOfRow(other) === key);

/** Returns true when a PIN is in a state or near its border, where one post office serves both sides. */
export const isNearState = (table: PinTable, row: PinRow, state: string): boolean =>
  row.state === state || hasNear(table, row, (other) => other?.state === state);
