/** The parts of an address that belong to one PIN and that only people in touch see. */
export const privateAddressParts = [
  'street',
  'floor',
  'landMark',
  'digipin',
  'lift',
  'callFromGate',
] as const;

/** The parts that tell two addresses apart; state and city follow from the PIN. */
export const distinctAddressParts = [...privateAddressParts, 'pinCode'] as const;
