import { cityFor } from '#lib/features/places/rules/city-alias.ts';
import { COUNTRY } from '#lib/features/places/rules/states.ts';
import { locateAddress } from '#lib/features/places/services/steps/locate-address.ts';
import { pinTable } from '#lib/features/places/services/steps/load-pin-table.ts';

/** The stored fields of a home address: address, city key and the PIN code's centre. */
export const livingAt = async (pinCode: string, street?: string) => {
  const row = (await pinTable()).find(pinCode);
  if (!row) throw new Error(`The demo knows no place ${pinCode}.`);
  const { area, state } = row;
  const city = cityFor(row);
  // Post offices are often called after their city, which the address names by itself.
  const quarter = area.replace(city, '').trim();
  const whole = quarter === '' ? street : `${street}, ${quarter}`;
  const address = { ...(street && { street: whole }), city, state, pinCode };
  return locateAddress({ ...address, country: COUNTRY });
};
