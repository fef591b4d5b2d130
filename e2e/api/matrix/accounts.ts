import * as accounts from '#lib/features/accounts/contracts/accounts.ts';
import * as codes from '#lib/features/accounts/contracts/codes.ts';
import * as ownEmail from '#lib/features/accounts/contracts/email.ts';
import { everyone, members, type MatrixRow } from '#e2e/kit/api/matrix-row.ts';
import { makeContactCode } from '#e2e/kit/factories/contact-codes.ts';
import { makeEmailProof, makeResetToken } from '#e2e/kit/factories/reset-tokens.ts';
import { turnOffTotp } from '#e2e/kit/factories/totps.ts';
import {
  makePhoneUser,
  makeSession,
  makeUser,
  newPerson,
  newPhone,
  TEST_PASSWORD,
} from '#e2e/kit/factories/users.ts';

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
  {
    contract: codes.askCodeContract,
    outcome: everyone('ok'),
    request: () => ({ body: { email: newPerson().email, purpose: 'signIn' } }),
  },
  {
    contract: codes.verifyCodeContract,
    outcome: everyone('ok'),
    request: async () => {
      const { phone } = await makePhoneUser();
      return { body: await makeContactCode({ kind: 'phone', contact: phone ?? '' }) };
    },
  },
  {
    contract: codes.changePhoneContract,
    outcome: members('ok'),
    request: async ({ userId }) => {
      await turnOffTotp(userId);
      const to = { kind: 'phone', contact: newPhone() } as const;
      const sent = await makeContactCode(to, { purpose: 'prove', userId });
      return { body: { ...sent, password: TEST_PASSWORD } };
    },
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
    request: async ({ userId }) => {
      await turnOffTotp(userId);
      return { body: { currentPassword: TEST_PASSWORD, ...pair } };
    },
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
