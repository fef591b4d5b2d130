import type { twoFactorErrorCodes, twoFactorFieldCodes } from '#lib/platform/contract/error-codes.ts';

/** Two-factor authentication by an app. */
export const twoFactor = {
  errors: {
    totp_required: 'Enter the code of your authenticator app.',
    wrong_code: 'The code is wrong or was used before. Wait for the next one.',
    totp_is_on: 'Two-factor authentication is on already.',
    totp_is_off: 'Two-factor authentication is not set up. Start again.',
  } satisfies Record<keyof typeof twoFactorErrorCodes, string>,
  fields: {
    wrong_code: 'The code is wrong. Wait for the next one',
  } satisfies Record<(typeof twoFactorFieldCodes)[number], string>,
  messages: {
    started: 'Type the code that the app shows',
    on: 'Two-Factor Authentication is on',
    off: 'Two-Factor Authentication is off',
  },
  title: 'Two-Factor Authentication',
  hintOff: 'Off. An app on your phone confirms each login.',
  hintOn: 'On. {count} recovery codes left.',
  password: 'Password',
  passwordHint: 'You need an authenticator app, such as Google Authenticator.',
  next: 'Continue',
  busy: 'One moment…',
  scan: 'Scan this with the app, or type the key into it.',
  qr: 'QR code for the authenticator app',
  key: 'Key',
  copy: 'Copy the key',
  copied: 'The key is copied',
  code: 'Code from the app',
  codeHint: '6 digits, or a recovery code',
  turnOn: 'Turn on',
  recovery: 'Keep these recovery codes',
  recoveryHint: 'Each of them works once, on the day your phone is gone.',
  save: 'Save as a file',
  done: 'I have saved them',
  turnOff: 'Turn off',
  turnOffHint: 'From then on the password alone is enough.',
  login: 'Your password is right. Now the code from your authenticator app.',
};
