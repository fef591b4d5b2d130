import { z } from 'zod';
import { brandOf, passesLuhn, type CardBrand } from './card-number.ts';

interface Remembered {
  readonly id: string;
  readonly isDefault: boolean;
}

/** A way to pay that one device remembers; nothing that money could be taken with. */
export type StoredMethod =
  | (Remembered & { kind: 'card'; brand: CardBrand; last4: string; expiry: string })
  | (Remembered & { kind: 'upi'; upiId: string });

const given = z.string({ error: 'card_field_missing' }).trim().min(1, 'card_field_missing');

const cardNumber = given
  .transform((typed) => typed.replace(/[\s-]/g, ''))
  .superRefine((digits, context) => {
    if (digits !== '' && (brandOf(digits) === null || !passesLuhn(digits)))
      context.addIssue({ code: 'custom', message: 'card_number_invalid' });
  });

const endOf = (year: number, month: number): number => Date.UTC(year, month, 1);

/** The card form; the number and the CVV are checked here and go no further. */
export const cardBody = z
  .strictObject({
    cardNumber,
    cardholderName: given,
    expiryMonth: given,
    expiryYear: given,
    cvv: given.regex(/^\d{3,4}$/, 'cvv_digits'),
    setDefault: z.boolean().optional(),
  })
  .refine(({ expiryMonth, expiryYear }) => endOf(Number(expiryYear), Number(expiryMonth)) > Date.now(), {
    path: ['expiryMonth'],
    message: 'card_expired',
  });
export type CardBody = z.output<typeof cardBody>;

export const upiBody = z.strictObject({
  upiId: given.regex(/^[\w.-]{2,64}@[a-zA-Z][a-zA-Z0-9]{1,31}$/, 'upi_invalid'),
  setDefault: z.boolean().optional(),
});
export type UpiBody = z.output<typeof upiBody>;
