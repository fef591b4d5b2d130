import type { leavingErrorCodes } from '#lib/platform/contract/error-codes.ts';
import type { LeavingReason } from '#lib/features/privacy/contracts/privacy.ts';

/** Privacy & Security: sign-in, devices, consents, one's data. */
export const privacy = {
  title: 'Privacy & Security',
  rowHint: 'Password, devices, your data',
  signIn: 'Please login to view privacy and security',
  signInHint: 'Your password, your devices and your data are looked after here.',
  failed: 'That did not work',
  failedHint: 'Try again in a moment.',
  signInPart: 'Sign-in',
  consents: {
    title: 'What you agree to',
    given: 'Agreed on {day}',
    on: '{name}: on',
    off: '{name}: off',
    location: {
      label: 'Location Tracking',
      hint: 'Finds your area by itself. Off: only when you tap for it.',
    },
    marketing: {
      label: 'Marketing Emails',
      hint: 'One mail with tips, the day after you agree. No others so far.',
    },
    activity: {
      label: 'Activity Logs',
      hint: 'Notes when each of your devices was last used, for the list above. Off: nothing is kept.',
    },
    sharing:
      'We sell your data to nobody. So that the app works, others get only this: the makers of your browser or Google (Firebase) carry notifications to your device, a map service may be asked which PIN your rough position has, and a mail service brings our mails.',
  },
  data: {
    title: 'Your data',
    download: 'Download my data',
    downloadHint: 'Everything we keep of you, in one file',
    downloaded: 'Your data is downloaded',
  },
  blocked: {
    title: 'Blocked people',
    empty: 'You have not blocked anyone.',
    unblockNamed: 'Unblock {name}',
    more: 'Show more',
    moreFailed: 'The next ones did not load. Try again.',
  },
};

/** Deleting one's account. */
export const leaving = {
  errors: {
    open_bookings: 'You still have open bookings. End them first, or have them cancelled.',
    last_admin: 'You are the only admin. Make somebody else an admin first.',
    address_proved:
      'This email was confirmed before, so the account stays as it is. Set a new password instead.',
  } satisfies Record<keyof typeof leavingErrorCodes, string>,
  messages: {
    deleted: 'Your account is deleted',
  },
  title: 'Delete Account',
  hint: 'Erases your data for good',
  what: 'Your profile, addresses, pictures, messages and favorites are erased at once. Reviews stay without your name.',
  ask: 'Why are you leaving?',
  reasons: {
    'not-useful': 'It is not useful to me',
    privacy: 'I worry about privacy',
    'another-app': 'I use another app',
    other: 'Another reason',
  } satisfies Record<LeavingReason, string>,
  confirm: 'I understand that this cannot be undone',
  password: 'Password',
  code: 'Code from the app',
  submit: 'Delete Account',
  busy: 'Deleting…',
  dues: {
    owing: {
      title: 'You still owe {amount}',
      hint: 'It ends with your account, and stands as left unpaid with the worker.',
    },
    owed: {
      title: 'You are still owed {amount}',
      hint: 'It ends with your account, and stands as left unpaid with the customer.',
    },
  },
  open: 'These bookings are still open',
  running: 'A job that has begun has to be ended first.',
  cancel: 'Cancel them as the rules say, with any fee',
  keep: 'Keep my account',
};

/** Asked of whoever resets the password of an account whose address nobody had proved. */
export const emptyStart = {
  done: 'Your account is empty',
  doneHint: 'What was in it is erased. Login with your new password.',
  ask: 'Nobody has confirmed this email yet. Did you open this account?',
  keep: 'Yes, keep everything',
  keepHint: 'Profile, bookings and messages stay.',
  empty: 'No, start empty',
  emptyHint:
    'Somebody else may have opened it. Profile, phone, addresses and messages are erased for good, open bookings are cancelled.',
  name: 'Full name',
  submit: 'Erase and start empty',
};
