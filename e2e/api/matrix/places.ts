import * as places from '#lib/features/places/contracts/places.ts';
import { everyone, only, type MatrixRow } from '#server/testing/api/matrix-row.ts';

const address = { street: 'Gali 7', city: 'Lucknow', state: 'Uttar Pradesh', pinCode: '226001' };

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
];
