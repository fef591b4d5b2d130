import { listReferralsContract } from '#lib/features/referrals/contracts/referrals.ts';
import { only, type MatrixRow } from '#e2e/kit/api/matrix-row.ts';
import { makeReferral } from '#e2e/kit/factories/referrals.ts';
import { makeUser } from '#e2e/kit/factories/users.ts';

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
