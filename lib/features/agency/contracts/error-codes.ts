export const agencyErrorCodes = {
  invite_open: 409,
  invite_answered: 409,
  has_agency: 409,
} as const;

export const agencyFieldCodes = ['invite_contact'] as const;
