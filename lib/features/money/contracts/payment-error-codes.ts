export const paymentFieldCodes = [
  'card_field_missing',
  'card_number_invalid',
  'card_expired',
  'cvv_digits',
  'upi_invalid',
] as const;
