import type { accountErrorCodes, accountFieldCodes } from '#lib/features/accounts/contracts/error-codes.ts';

export const accounts = {
  errors: {
    wrong_credentials: 'Email or password is wrong. Check both, or set a new password.',
    email_taken: 'There is an account with this e-mail already. Login, or set a new password.',
    too_many_sign_ins: 'Too many wrong passwords. Wait {seconds} seconds and try again.',
    reset_link_invalid: 'This link is no longer valid. Ask for a new one.',
    wrong_password: 'The current password is wrong.',
  } satisfies Record<keyof typeof accountErrorCodes, string>,
  fields: {
    name_too_short: 'Name must be at least 2 characters',
    name_too_long: 'Name must not exceed 50 characters',
    name_reserved: 'This name is reserved. Please enter your own name',
    phone_ten_digits: 'Phone must be exactly 10 digits',
    email_include: 'Please include a valid email',
    email_enter: 'Please enter a valid email address',
    email_invalid: 'Invalid email format',
    email_too_long: 'Email must not exceed 100 characters',
    password_too_short: 'Password must be at least 6 characters',
    password_too_long: 'Password must not exceed 30 characters',
    passwords_differ: 'Password and Confirm Password must match',
    passwords_mismatch: "Passwords don't match",
    wrong_password: 'The current password is wrong',
    email_taken: 'There is an account with this e-mail already',
    referral_unknown: 'There is no such referral code. Check it, or leave it out',
    referral_own: 'This is your own referral code, or that of somebody who came with yours',
  } satisfies Record<(typeof accountFieldCodes)[number], string>,
  messages: {
    registered: 'Registration successful',
    loggedIn: 'login successful',
    loggedOut: 'You are logged out',
    resetSent: 'Email sent successfully',
    passwordReset: 'Password reset successful',
    passwordChanged: 'Password changed',
    sessionEnded: 'That device is signed out',
    sessionsEnded: 'You are signed out everywhere',
  },
};
