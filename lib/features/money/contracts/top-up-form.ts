import { z } from 'zod';
import { plainDigits } from '#lib/platform/contract/digits.ts';
import { topUpBody } from './wallet.ts';

const typed = z.looseObject({ amountPaise: z.string().trim().overwrite(plainDigits).optional() });

// What is no number stays as it was typed, and is refused as such.
const toPaise = (rupees: string | undefined): unknown =>
  rupees !== undefined && /^\d+(\.\d{1,2})?$/.test(rupees) ? Math.round(Number(rupees) * 100) : rupees;

/** The check of the form: the contract's own, over an amount that is typed in rupees. */
export const topUpForm = z.preprocess((values) => {
  const { success, data } = typed.safeParse(values);
  return success ? { ...data, amountPaise: toPaise(data.amountPaise) } : values;
}, topUpBody);
