import * as places from '#lib/features/places/contracts/places.ts';
import * as addresses from '#lib/features/places/contracts/addresses.ts';
import { makeAddress, parentsAddress } from '#e2e/kit/factories/addresses.ts';
import { makeUser } from '#e2e/kit/factories/users.ts';
import { everyone, only, type MatrixRow } from '#e2e/kit/api/matrix-row.ts';

const address = { street: 'Gali 7', city: 'Lucknow', state: 'Uttar Pradesh', pinCode: '226001' };

const saveOfStranger = async (): Promise<string> => makeAddress(String((await makeUser())._id));

export const rows: MatrixRow[] = [
  {
    contract: places.getPinContract,
    outcome: everyone('ok'),
    request: () => ({ params: { pin: '226001' } }),
  },
  {
    contract: places.reversePlaceContract,
    outcome: everyone('ok'),
    request: () => ({ query: { lat: '26.8467', lng: '80.9462' } }),
  },
  { contract: places.listStatesContract, outcome: everyone('ok') },
  {
    contract: places.updateUserAddressContract,
    outcome: only('customer', 'worker', 'broker'),
    request: () => ({ body: { ...address, country: 'India', landMark: 'Opposite the well' } }),
  },
  {
    contract: addresses.listAddressesContract,
    outcome: only('customer'),
    request: async ({ userId }) => {
      await makeAddress(userId);
      return {};
    },
  },
  {
    contract: addresses.addAddressContract,
    outcome: only('customer'),
    request: () => ({ body: { ...parentsAddress, isDefault: true } }),
  },
  {
    contract: addresses.changeAddressContract,
    outcome: only('customer'),
    request: async ({ userId }) => ({ params: { id: await makeAddress(userId) }, body: parentsAddress }),
    other: {
      outcome: { ...only('customer'), customer: 404 },
      request: async () => ({ params: { id: await saveOfStranger() }, body: parentsAddress }),
    },
  },
  {
    contract: addresses.removeAddressContract,
    outcome: only('customer'),
    request: async ({ userId }) => {
      await makeAddress(userId, 'Home');
      return { params: { id: await makeAddress(userId) } };
    },
    other: {
      outcome: { ...only('customer'), customer: 404 },
      request: async () => ({ params: { id: await saveOfStranger() } }),
    },
  },
];
