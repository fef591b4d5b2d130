import type { passkeyErrorCodes } from '#lib/platform/contract/error-codes.ts';

/** Signing in by fingerprint, face or screen lock. */
export const passkeys = {
  errors: {
    passkey_invalid: 'The passkey could not be checked. Try again.',
    passkey_refused: 'This passkey is not known here. Login with your password.',
    passkey_known: 'This device has a passkey for an account already.',
    too_many_passkeys: 'You have 10 passkeys. Remove one first.',
  } satisfies Record<keyof typeof passkeyErrorCodes, string>,
  messages: { added: 'Biometric Login is on', removed: 'The passkey is removed' },
  title: 'Biometric Login',
  hintOff: 'Off. Fingerprint, face or screen lock instead of the password.',
  hintOn: { one: 'On. 1 device', other: 'On. {count} devices' },
  about: 'The key stays on your device; your fingerprint or face never leaves it.',
  password: 'Password',
  add: 'Turn on for this device',
  busy: 'One moment…',
  remove: 'Remove',
  none: 'No passkey was made',
  noneHint: 'Try again, or go on using your password.',
  login: {
    button: 'Login with fingerprint or face',
    failed: 'Login by passkey did not work',
    failedHint: 'Login with your password.',
  },
};
