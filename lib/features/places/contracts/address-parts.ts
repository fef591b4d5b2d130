/** The parts of an address that belong to one PIN and that only people in touch see. */
export const privateAddressParts = ['street', 'floor', 'landMark', 'digipin'] as const;
