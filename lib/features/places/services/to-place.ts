import type { Place } from '#lib/features/places/contracts/places.ts';
import { cityOf } from '#lib/features/places/rules/city-alias.ts';
import type { PinRow } from '#lib/features/places/rules/geo.ts';
import { COUNTRY } from '#lib/features/places/rules/states.ts';

/** A PIN of the table as people know the place. */
export const toPlace = (row: PinRow): Place => ({ ...row, city: cityOf(row), country: COUNTRY });
