import * as accounts from '#lib/features/accounts/contracts/accounts.ts';
import * as ownEmail from '#lib/features/accounts/contracts/email.ts';
import { everyone, members, type MatrixRow } from '#server/testing/api/matrix-row.ts';
import { makeEmailProof, makeResetToken } from '#server/testing/factories/reset-tokens.ts';
import { turnOffTotp } from '#server/testing/factories/totps.ts';
import { makeSession, makeUser, newPerson, TEST_PASSWORD } from '#server/testing/factories/users.ts';

const pair = { password: 'a new password', password_confirmation: 'a new password' };

export const rows: MatrixRow[] = [
  {
    contract: accounts.registerContract,
    outcome: everyone('ok'),
    request: () => ({ body: newPerson() }),
  },
  {
    contract: accounts.loginContract,
    outcome: everyone('ok'),
    request: async () => ({ body: { email: (await makeUser()).email, password: TEST_PASSWORD } }),
  },
  { contract: accounts.checkContract, outcome: members('ok') },
  { contract: accounts.logoutContract, outcome: members('ok') },
  {
    contract: accounts.sendResetContract,
    outcome: everyone('ok'),
    request: async () => ({ body: { email: (await makeUser()).email } }),
  },
  {
    contract: accounts.resetPasswordContract,
    outcome: everyone('ok'),
    request: async ({ userId }) => ({
      params: { id: userId, token: await makeResetToken({ userId }) },
      body: pair,
    }),
  },
  {
    contract: accounts.changePasswordContract,
    outcome: members('ok'),
    request: () => ({ body: { currentPassword: TEST_PASSWORD, ...pair } }),
  },
  {
    contract: ownEmail.verifyEmailContract,
    outcome: everyone('ok'),
    request: async ({ user, userId }) => ({
      body: { id: userId, token: await makeEmailProof({ userId, email: user.email }) },
    }),
  },
  { contract: ownEmail.resendVerificationContract, outcome: members('ok') },
  {
    contract: ownEmail.changeEmailContract,
    outcome: members('ok'),
    request: async ({ userId }) => {
      await turnOffTotp(userId);
      return { body: { email: newPerson().email, password: TEST_PASSWORD } };
    },
  },
  { contract: accounts.listSessionsContract, outcome: members('ok') },
  { contract: accounts.endSessionsContract, outcome: members('ok') },
  {
    contract: accounts.endSessionContract,
    outcome: members('ok'),
    request: async ({ user }) => ({ params: { id: (await makeSession(user)).sessionId } }),
    other: {
      outcome: members(404),
      request: async () => ({ params: { id: (await makeSession(await makeUser())).sessionId } }),
    },
  },
];
