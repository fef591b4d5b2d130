import { z } from 'zod';
import { instant, name } from '#lib/platform/contract/fields.ts';
import { upiId } from './payment-methods.ts';

// UPI apps show bank names in English letters. Nothing else passes, so that no name can hide or imitate letters, and no
// number can ask for the money to go elsewhere.
const bankName = /^[A-Za-z0-9 .,'&()/-]+$/;
const hasLetters = /[A-Za-z].*[A-Za-z]/;
const longNumber = /\d[\d .,/-]{4,}\d/;

const isBankName = (value: string): boolean =>
  bankName.test(value) && hasLetters.test(value) && !longNumber.test(value);

/** Where a worker is paid, or a customer gets money back: the UPI id, and the name that a payer's app shows for it. */
export const payee = z
  .strictObject({
    upiId: upiId.toLowerCase(),
    name: name({ min: 2, max: 60, refuses: (value) => (isBankName(value) ? null : 'payee_name_letters') }),
  })
  .meta({ id: 'Payee' });
export type Payee = z.output<typeof payee>;

/** Its owner's view: the payee in use, and one that waits. */
export const payeeView = z
  .strictObject({ inUse: payee.nullable(), next: payee.extend({ usedFrom: instant }).nullable() })
  .meta({ id: 'PayeeView' });
export type PayeeView = z.output<typeof payeeView>;
