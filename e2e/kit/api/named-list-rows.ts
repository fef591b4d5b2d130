import type { Contract } from '#lib/platform/contract/contract.ts';
import type { NamedRecord } from '#models/catalogue/named-list.ts';
import { everyone, only, type MatrixRow } from './matrix-row.ts';

interface ListCalls {
  list: Contract;
  create: Contract;
  replace: Contract;
  remove: Contract;
  make: () => Promise<NamedRecord>;
}

const newEntry = () => ({ name: `Entry ${crypto.randomUUID().slice(0, 8)}`, picture: 'cook' });

/** The matrix rows of a list that admins edit and everyone reads. */
export const namedListRows = ({ list, create, replace, remove, make }: ListCalls): MatrixRow[] => {
  const params = async () => ({ id: String((await make())._id) });
  return [
    {
      contract: list,
      outcome: everyone('ok'),
      request: async () => {
        await make();
        return {};
      },
    },
    { contract: create, outcome: only('admin'), request: () => ({ body: newEntry() }) },
    {
      contract: replace,
      outcome: only('admin'),
      request: async () => ({ params: await params(), body: newEntry() }),
    },
    {
      contract: remove,
      outcome: only('admin'),
      request: async () => ({ params: await params(), body: { reason: 'Nobody offers it.' } }),
    },
  ];
};
