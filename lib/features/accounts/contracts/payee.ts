import { z } from 'zod';
import { contract } from '#lib/platform/contract/contract.ts';
import { payee, payeeView } from '#lib/features/money/contracts/payee.ts';
import { hasOneProof, identityProof } from './identity-proof.ts';
import { secondFactorCode } from './two-factor.ts';

export const getPayeeContract = contract('GET /users/payee', {
  summary: 'Read the UPI ID that the other side pays you at, and one that waits to be used',
  access: ['customer', 'worker'],
  rate: 'read',
  reply: z.strictObject({ data: payeeView }),
});

/** Null removes the UPI id. Needs the code when the account has a second factor. */
export const setPayeeBody = z
  .strictObject({ payee: payee.nullable(), ...identityProof, code: secondFactorCode.optional() })
  .refine(hasOneProof, { path: ['password'], message: 'required' });
export type SetPayeeBody = z.output<typeof setPayeeBody>;

export const setPayeeContract = contract('PUT /users/payee', {
  summary: 'Save the UPI ID that the other side pays you at; it takes effect after 24 hours',
  access: ['customer', 'worker'],
  rate: 'signIn',
  key: 'none',
  body: setPayeeBody,
  reply: z.strictObject({ message: z.string(), data: payeeView }),
  errors: [
    ...(['wrong_password', 'wrong_code', 'too_many_sign_ins'] as const),
    ...(['code_wrong', 'code_over', 'passkey_refused'] as const),
  ],
});
