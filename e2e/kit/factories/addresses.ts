import { addAddress } from '#lib/features/places/services/addresses.ts';

/** A first address as typed into the form. */
export const parentsAddress = {
  ...{ name: 'Parents', contactName: 'Asha Devi', contactPhone: '9876543211' },
  ...{ street: 'Gali 7', city: 'Lucknow', state: 'Uttar Pradesh', pinCode: '226001' },
};

/** Saves another address; returns its id. */
export const makeAddress = async (
  userId: string,
  name = parentsAddress.name,
  place: Partial<typeof parentsAddress> = {},
): Promise<string> => {
  const { data } = await addAddress({
    actor: { userId, locale: 'en' },
    body: { ...parentsAddress, ...place, name },
  });
  return data.at(-1)?._id ?? '';
};
