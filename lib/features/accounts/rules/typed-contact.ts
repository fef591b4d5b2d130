import { isMobile, toTenDigits } from '#lib/features/people/contracts/ten-digits.ts';

/** Returns the ten digits of a typed mobile number, or null while the text is anything else. */
export const toMobileNumber = (text: string): string | null => {
  const digits = toTenDigits(text);
  return isMobile(digits) ? digits : null;
};

/** Returns a contact as people write it: '+91 98765 43210'. */
export const formatContact = ({ kind, contact }: { kind: 'phone' | 'email'; contact: string }): string =>
  kind === 'phone' ? `+91 ${contact.slice(0, 5)} ${contact.slice(5)}` : contact;
