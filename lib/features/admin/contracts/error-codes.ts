export const adminErrorCodes = {
  name_taken: 409,
  in_use: 409,
  own_account: 403,
  ticket_closed: 409,
  report_closed: 409,
} as const;

export const adminFieldCodes = ['name_taken', 'unknown_skill', 'unknown_image', 'price_decimals'] as const;
