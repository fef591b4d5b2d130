import { z } from 'zod';
import { cardBrandFrom, passesLuhn, type CardBrand } from './card-number.ts';

interface Remembered {
  readonly id: string;
  readonly isDefault: boolean;
}

/** A payment method stored on the device; nothing in it could be used to charge. */
export type StoredMethod =
  | (Remembered & { kind: 'card'; brand: CardBrand; last4: string; expiry: string })
  | (Remembered & { kind: 'upi'; upiId: string });

const given = z.string({ error: 'card_field_missing' }).trim().min(1, 'card_field_missing');

const cardNumber = given
  .transform((typed) => typed.replace(/[\s-]/g, ''))
  .superRefine((digits, context) => {
    if (digits !== '' && (cardBrandFrom(digits) === null || !passesLuhn(digits)))
      context.addIssue({ code: 'custom', message: 'card_number_invalid' });
  });

const endOfMonth = (year: number, month: number): number => Date.UTC(year, month, 1);

/** The card form; number and CVV are checked here and never sent. */
export const cardBody = z
  .strictObject({
    cardNumber,
    cardholderName: given,
    expiryMonth: given,
    expiryYear: given,
    cvv: given.regex(/^\d{3,4}$/, 'cvv_digits'),
    setDefault: z.boolean().optional(),
  })
  .refine(({ expiryMonth, expiryYear }) => endOfMonth(Number(expiryYear), Number(expiryMonth)) > Date.now(), {
    path: ['expiryMonth'],
    message: 'card_expired',
  });
export type CardBody = z.output<typeof cardBody>;

/** A UPI id, such as `name@bank`. */
export const upiId = given.regex(/^[\w.-]{2,64}@[a-zA-Z][a-zA-Z0-9]{1,31}$/, 'upi_invalid');

export const upiBody = z.strictObject({
  upiId,
  setDefault: z.boolean().optional(),
});
export type UpiBody = z.output<typeof upiBody>;
