import type { Place } from '#lib/contracts/places.ts';
import { cityOf } from '#lib/domain/city-alias.ts';
import type { PinRow } from '#lib/domain/place.ts';
import { COUNTRY } from '#lib/domain/states.ts';

/** A PIN of the table as people know the place. */
export const toPlace = (row: PinRow): Place => ({ ...row, city: cityOf(row), country: COUNTRY });
