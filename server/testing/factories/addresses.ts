import { addAddress } from '#lib/features/places/services/addresses.ts';

/** What somebody new to the list of addresses fills in. */
export const parentsAddress = {
  ...{ name: 'Parents', contactName: 'Asha Devi', contactPhone: '9876543211' },
  ...{ street: 'Gali 7', city: 'Lucknow', state: 'Uttar Pradesh', pinCode: '226001' },
};

/** Saves one more address of somebody; its id. */
export const makeAddress = async (
  userId: string,
  name = parentsAddress.name,
  place: Partial<typeof parentsAddress> = {},
): Promise<string> => {
  const { data } = await addAddress({ actor: { userId }, body: { ...parentsAddress, ...place, name } });
  return data.at(-1)?._id ?? '';
};
