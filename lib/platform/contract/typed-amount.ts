import { z } from 'zod';
import { plainDigits } from './digits.ts';
import { parsePaise } from './parse-paise.ts';

const typed = z.looseObject({ amountPaise: z.string().trim().overwrite(plainDigits).optional() });

// Keeps text that is not a number, so that the check rejects it.
const toAmount = (rupees: string | undefined): unknown =>
  rupees !== undefined && /^\d+(\.\d{1,2})?$/.test(rupees) ? parsePaise(rupees) : rupees;

/** Returns a body's schema for its form, where the amount is typed in rupees. */
export const withTypedAmount = <Body extends z.ZodType>(body: Body) =>
  z.preprocess((values) => {
    const { success, data } = typed.safeParse(values);
    return success ? { ...data, amountPaise: toAmount(data.amountPaise) } : values;
  }, body);
