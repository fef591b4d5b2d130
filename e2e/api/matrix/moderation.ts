import {
  decideOnPictureContract,
  listAdminsContract,
  setRightContract,
  setSuspensionContract,
  setVerificationContract,
} from '#lib/features/admin/contracts/moderation.ts';
import { members, only, type MatrixRow } from '#server/testing/api/matrix-row.ts';
import { makeUser } from '#server/testing/factories/users.ts';
import { makeWorkPicture } from '#server/testing/factories/work-pictures.ts';

const reason = 'Papers seen at the office.';
const someone = async (role: 'worker' | 'customer') => ({ id: String((await makeUser({ role }))._id) });

export const rows: MatrixRow[] = [
  {
    contract: setVerificationContract,
    outcome: only('admin'),
    request: async () => ({ params: await someone('worker'), body: { verified: true, reason } }),
    other: {
      outcome: { ...members(403), admin: 404 },
      request: async () => ({ params: await someone('customer'), body: { verified: true, reason } }),
    },
  },
  {
    contract: decideOnPictureContract,
    outcome: only('admin'),
    request: async () => ({
      params: { id: String((await makeWorkPicture({}))._id) },
      body: { hidden: true, reason },
    }),
  },
  {
    contract: setSuspensionContract,
    outcome: only('admin'),
    request: async () => ({ params: await someone('customer'), body: { suspended: true, reason } }),
  },
  { contract: listAdminsContract, outcome: only('admin') },
  {
    contract: setRightContract,
    outcome: only('admin'),
    request: async () => ({ params: await someone('customer'), body: { can: 'agent', reason } }),
    other: {
      outcome: { ...members(403), admin: 404 },
      request: async () => ({ params: await someone('worker'), body: { can: null, reason } }),
    },
  },
];
