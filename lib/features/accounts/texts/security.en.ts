import type {
  passkeyErrorCodes,
  twoFactorErrorCodes,
  twoFactorFieldCodes,
} from '#lib/platform/contract/error-codes.ts';

/** The password, and where one is signed in. */
export const security = {
  password: {
    title: 'Change Password',
    hint: 'Signs out every other device',
    current: 'Current Password',
    next: 'New Password',
    rule: '6 to 30 characters',
    confirm: 'Confirm Password',
    submit: 'Change Password',
    busy: 'Saving…',
    done: 'Password changed',
    doneHint: 'Every other device is signed out.',
  },
  devices: {
    title: 'Where you are signed in',
    named: '{browser} on {system}',
    unknown: 'Unknown device',
    here: 'This device',
    since: 'Since {day}',
    used: '{since}, last used {day}',
    end: 'Sign out',
    ended: 'That device is signed out',
    everywhere: 'Sign out everywhere',
    everywhereAsk: 'Sign out everywhere?',
    everywhereHint: 'Every phone and computer is signed out, this one too.',
    keep: 'Stay signed in',
    everywhereDone: 'You are signed out everywhere',
  },
};

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

/** The settings, and the choice of theme and language wherever it is offered. */
export const settings = {
  title: 'Settings',
  theme: 'Dark mode',
  themes: {
    system: 'Same as phone',
    light: 'Light',
    dark: 'Dark',
  },
  language: 'Language',
  languageSaid: 'The app is in English now',
  unsaved: 'Your account still has the earlier language',
  unsavedHint: 'Mails and notices stay in the earlier language. Choose it again in a moment.',
  offline: 'The language could not be changed',
  offlineHint: 'There is no connection. Try again in a moment.',
  notifications: 'Notifications',
  email: 'Email',
  emailHint: 'News of your bookings',
  emailOn: 'Mails are on',
  emailOff: 'Mails are off',
  always: 'Your notifications page always shows everything.',
  cache: 'Clear Cache',
  cacheHint: 'Saved pages and pictures',
  cleared: 'Cache cleared',
  freed: '{size} freed',
};
