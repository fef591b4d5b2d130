import type { placeErrorCodes, placeFieldCodes } from '#lib/platform/contract/error-codes.ts';

export const places = {
  errors: {
    pin_unknown: 'We do not know this PIN code. Check it and try again.',
    place_unknown: 'We know no PIN code near here. Enter your PIN code.',
    too_many_addresses: 'You can keep five addresses. Remove one first.',
  } satisfies Record<keyof typeof placeErrorCodes, string>,
  fields: {
    address_required: 'Address information required',
    pin_six_digits: 'PIN code must be 6 digits',
    country_india: 'Only addresses in India can be saved',
  } satisfies Record<(typeof placeFieldCodes)[number], string>,
  messages: { saved: 'Address saved successfully', removed: 'Address removed' },
  chip: { change: 'Change Address', none: 'Set location', locating: 'Locating' },
  dialog: {
    locate: 'Use my current location',
    locating: 'Locating',
    denied: 'Your location is blocked for this site. Allow it in the browser, or enter your PIN code.',
    lost: 'Your location could not be found. Try again, or enter your PIN code.',
  },
  form: {
    pin: 'PIN code',
    pinUnknown: 'We do not know this PIN code. Check it, or choose state and city yourself.',
    pinHint: 'Fills in city and state by itself',
    state: 'State',
    chooseState: 'Select state',
    city: 'City',
    stateFirst: 'Select a state first',
    street: 'House no. and street',
    landMark: 'Landmark (optional)',
    country: 'Country',
    india: 'India',
    submit: 'Save Address',
    busy: 'Processing...',
    failed: 'Failed to save address',
    missing: 'Address information required',
    missingHint: 'Please fill out all address fields',
    guestHint: 'Kept on this device only, to show what is near you',
  },
};
