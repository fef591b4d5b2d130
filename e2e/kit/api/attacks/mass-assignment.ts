import type { Contract } from '#lib/platform/contract/contract.ts';
import { listFields, withValueAt, type Field } from '#e2e/kit/api/fields-of.ts';
import type { AttackSuite } from '#e2e/kit/api/attacks/attack.ts';

const protectedFields = {
  _id: '0123456789abcdef01234567',
  role: 'admin',
  isVerified: true,
  verification: { reason: 'me' },
  rating: 5,
  ratingSum: 500,
  walletBalance: 1_000_000,
  walletPaise: 100_000_000,
  brokerId: '0123456789abcdef01234567',
  status: 'completed',
  customerId: '0123456789abcdef01234567',
  passwordHash: 'x',
  suspendedAt: null,
  createdAt: '2020-01-01T00:00:00.000Z',
  $set: { role: 'admin' },
  'address.city': 'Pune',
  'user.role': 'admin',
};

const listObjects = (contract: Contract): Field[] =>
  listFields(contract.body).filter(({ type }) => type === 'object');

/** Fields only the product may set, added to every object of every body (Z4). */
export const massAssignment: AttackSuite = {
  name: 'mass assignment',
  canTarget: (contract) => listObjects(contract).length > 0,
  attacksOn: ({ contract, valid }) =>
    listObjects(contract).flatMap(({ path, names }) =>
      Object.entries(protectedFields)
        .filter(([name]) => !names.includes(name))
        .map(([name, value]) => ({
          name: `body ${[...path, name].join('.')}`,
          parts: { ...valid, body: withValueAt(valid.body, [...path, name], value) },
          statuses: [400],
        })),
    ),
};
