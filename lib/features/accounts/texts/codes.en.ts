import type { codeErrorCodes, codeFieldCodes } from '#lib/platform/contract/error-codes.ts';

/** Signing in with a code. */
export const codes = {
  errors: {
    code_wrong: 'The code is wrong. Check the latest message from us and try again.',
    code_over: 'This code no longer works. Ask for a new one.',
    too_many_codes:
      'We’ve sent all the codes we can to this number for now. Try again later, or sign in another way.',
    sms_unavailable: 'We can’t send SMS right now. Use your email instead, or try again later.',
    name_needed: 'Welcome! Tell us your name to finish.',
    role_needed: 'This number has two accounts. Choose the one to open.',
    contact_claimed:
      'An account already uses this contact, but it was never confirmed. Continue in it, or start a new one.',
    second_proof_needed:
      'This account hasn’t been used for a while. Use your password, email or passkey too, or start a new account.',
    phone_taken: 'Another account has this number. Sign in with the number to open it.',
    phone_accounts_off: 'Please register with your email and a password.',
    no_code_for_admins: 'Admins sign in with their password.',
    own_number:
      'You and the other person in this booking have the same mobile number. You can’t book yourself.',
  } satisfies Record<keyof typeof codeErrorCodes, string>,
  fields: {
    phone_mobile: 'Enter a 10-digit Indian mobile number',
    code_six_digits: 'Enter the 6 digits from our message',
    code_wrong: 'The code is wrong',
  } satisfies Record<(typeof codeFieldCodes)[number], string>,
  messages: {
    sent: 'If we can reach you there, a code is on its way.',
    phoneProved: 'Your number is confirmed',
  },
};
