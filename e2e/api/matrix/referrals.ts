import { listReferralsContract } from '#lib/features/referrals/contracts/referrals.ts';
import { only, type MatrixRow } from '#server/testing/api/matrix-row.ts';
import { makeReferral } from '#server/testing/factories/referrals.ts';
import { makeUser } from '#server/testing/factories/users.ts';

export const rows: MatrixRow[] = [
  {
    contract: listReferralsContract,
    outcome: only('customer', 'worker'),
    request: async ({ userId }) => {
      await makeReferral({ referrerId: userId, friendId: String((await makeUser())._id) });
      return {};
    },
  },
];
