import { cityOf } from '#lib/features/places/rules/city-alias.ts';
import { COUNTRY } from '#lib/features/places/rules/states.ts';
import { locateAddress } from '#lib/features/places/services/steps/locate-address.ts';
import { pinTable } from '#lib/features/places/services/steps/load-pin-table.ts';

/** What an account stores of where somebody lives: the address, the city's key and the centre of the PIN. */
export const livingAt = async (pinCode: string, street?: string) => {
  const row = (await pinTable()).find(pinCode);
  if (!row) throw new Error(`The demo knows no place ${pinCode}.`);
  const { area, state } = row;
  const address = { ...(street && { street: `${street}, ${area}` }), city: cityOf(row), state, pinCode };
  return locateAddress({ ...address, country: COUNTRY });
};
