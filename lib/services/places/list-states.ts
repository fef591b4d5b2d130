import type { StateEntry } from '#lib/contracts/places.ts';
import { citiesOf } from '#lib/domain/city-alias.ts';
import { indianStates } from '#lib/domain/states.ts';
import { pinTable } from '../steps/pin-table.ts';

const toStates = async (): Promise<StateEntry[]> => {
  const districts = (await pinTable()).districts();
  return indianStates.map((state) => ({
    ...state,
    cities: citiesOf(state.name, districts.get(state.name) ?? []),
  }));
};

/** All states with the cities that they offer. */
export const listStates = async (): Promise<{ data: StateEntry[] }> => ({ data: await toStates() });
