export const placeErrorCodes = {
  pin_unknown: 404,
  place_unknown: 404,
} as const;

export const placeFieldCodes = ['address_required', 'pin_six_digits', 'country_india'] as const;
