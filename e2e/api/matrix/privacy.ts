import * as privacy from '#lib/features/privacy/contracts/privacy.ts';
import * as twoFactor from '#lib/features/accounts/contracts/two-factor.ts';
import { everyone, members, type MatrixRow } from '#e2e/kit/api/matrix-row.ts';
import { makeResetToken } from '#e2e/kit/factories/reset-tokens.ts';
import { nextCode, turnOffTotp, turnOnTotp } from '#e2e/kit/factories/totps.ts';
import { makeUser, TEST_PASSWORD } from '#e2e/kit/factories/users.ts';

export const rows: MatrixRow[] = [
  { contract: privacy.exportAccountContract, outcome: members('ok') },
  {
    contract: privacy.deleteAccountContract,
    // An admin has to leave the office first.
    outcome: { ...members('ok'), admin: 409 },
    request: async ({ userId }) => {
      await turnOffTotp(userId);
      return { body: { reason: 'privacy', confirmation: true, password: TEST_PASSWORD } };
    },
  },
  {
    contract: privacy.startEmptyContract,
    outcome: everyone('ok'),
    request: async () => {
      const userId = String((await makeUser({ emailProvedAt: undefined }))._id);
      const pair = { password: 'a new password', password_confirmation: 'a new password' };
      const params = { id: userId, token: await makeResetToken({ userId }) };
      return { params, body: { name: 'Asha Gupta', ...pair } };
    },
  },
  { contract: twoFactor.getTotpContract, outcome: members('ok') },
  {
    contract: twoFactor.setUpTotpContract,
    outcome: members('ok'),
    request: async ({ userId }) => {
      await turnOffTotp(userId);
      return { body: { password: TEST_PASSWORD } };
    },
  },
  {
    contract: twoFactor.removeTotpContract,
    // Only another lead can remove an admin's.
    outcome: { ...members('ok'), admin: 403 },
    request: async ({ userId }) => {
      await turnOffTotp(userId);
      return { body: { password: TEST_PASSWORD, code: nextCode(await turnOnTotp(userId)) } };
    },
  },
];
