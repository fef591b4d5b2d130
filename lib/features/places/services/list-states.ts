import type { StateEntry } from '#lib/features/places/contracts/places.ts';
import { citiesOf } from '#lib/features/places/rules/city-alias.ts';
import { indianStates } from '#lib/features/places/rules/states.ts';
import { pinTable } from '#lib/features/places/services/steps/load-pin-table.ts';

const toStates = async (): Promise<StateEntry[]> => {
  const districts = (await pinTable()).districts();
  return indianStates.map((state) => ({
    ...state,
    cities: citiesOf(state.name, districts.get(state.name) ?? []),
  }));
};

/** All states with the cities that they offer. */
export const listStates = async (): Promise<{ data: StateEntry[] }> => ({ data: await toStates() });
