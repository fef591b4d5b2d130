import type { leavingErrorCodes } from '#lib/platform/contract/error-codes.ts';
import type { LeavingReason } from '#lib/features/privacy/contracts/privacy.ts';

/** Privacy & Security: sign-in, devices, consents, one's data. */
export const privacy = {
  title: 'Privacy & Security',
  rowHint: 'Password, devices, your data',
  signIn: 'Please login to view privacy and security',
  signInHint: 'Manage your password, devices and data here.',
  failed: 'That didn’t work',
  failedHint: 'Try again in a moment.',
  signInPart: 'Sign-in',
  consents: {
    title: 'What you agree to',
    given: 'Agreed on {day}',
    on: '{name}: on',
    off: '{name}: off',
    location: {
      label: 'Location Tracking',
      hint: 'Finds your area automatically. Off: only when you tap.',
    },
    marketing: {
      label: 'Marketing Emails',
      hint: 'One email with tips, the day after you agree. Nothing else for now.',
    },
    activity: {
      label: 'Activity Logs',
      hint: 'Records when each of your devices was last used, for the list above. Off: we keep nothing.',
    },
    sharing:
      'We never sell your data. To run the app, others get only this: your browser’s maker or Google (Firebase) delivers notifications to your device, a map service may be asked which PIN code your rough location is in, an email service delivers our emails, and an SMS service delivers our SMS to you and your trusted contacts. A map link shows its place to the map service when someone opens it.',
    devices:
      'For 90 days we keep a coded mark of the phones you sign in on, even after you delete your account, so that no one can act as two people and review themselves. It doesn’t contain your number or location.',
  },
  data: {
    title: 'Your data',
    download: 'Download my data',
    downloadHint: 'Everything we have about you, in one file',
    downloaded: 'Your data has been downloaded',
  },
  blocked: {
    title: 'Blocked people',
    empty: 'You have not blocked anyone.',
    unblockNamed: 'Unblock {name}',
    more: 'Show more',
    moreFailed: 'We couldn’t load more. Try again.',
  },
};

/** Deleting one's account. */
export const leaving = {
  errors: {
    open_bookings: 'You still have open bookings. Finish them first, or have them cancelled.',
    last_admin:
      'You’re the only lead. Make someone else a lead first; they can then remove you from the office.',
    office_role:
      'You’re an admin. Ask a lead to remove you from the office first; then you can delete your account.',
    address_proved:
      'This email was confirmed before, so the account stays as it is. Reset your password instead.',
  } satisfies Record<keyof typeof leavingErrorCodes, string>,
  messages: {
    deleted: 'Your account has been deleted',
  },
  title: 'Delete Account',
  hint: 'Permanently deletes your data',
  what: 'Your profile, addresses, pictures, messages and favorites are deleted right away. Reviews stay, without your name.',
  kept: 'Even after you delete your account, complaints, reports, pauses and workers’ late cancellations keep a coded mark of your number and email until 180 days after they end, so that they still count if you come back. A pause without an end date keeps it for a year, and referral credit keeps it for good, so that no one is paid twice.',
  ask: 'Why are you leaving?',
  reasons: {
    'not-useful': 'It isn’t useful to me',
    privacy: 'I’m worried about privacy',
    'another-app': 'I use another app',
    other: 'Another reason',
  } satisfies Record<LeavingReason, string>,
  officeFirst: 'Leave the office first',
  confirm: 'I understand that this can’t be undone',
  submit: 'Delete Account',
  busy: 'Deleting…',
  dues: {
    owing: {
      title: 'You still owe {amount}',
      hint: 'This ends with your account, and the worker will see it as left unpaid.',
    },
    owed: {
      title: 'You are still owed {amount}',
      hint: 'This ends with your account, and the customer will see it as left unpaid.',
    },
  },
  claims:
    'A no-show you reported is still being decided: if you delete your account now, your report counts as broken off.',
  open: 'These bookings are still open',
  running: 'Finish any job that has already started first.',
  cancel: 'Cancel them under the usual rules, including any fee',
  keep: 'Keep my account',
};

/** Shown after a password reset of an account whose email was never confirmed. */
export const emptyStart = {
  done: 'Your account is empty now',
  doneHint: 'Everything in it has been deleted. Log in with your new password.',
  ask: 'This email hasn’t been confirmed yet. Did you create this account?',
  keep: 'Yes, keep everything',
  keepHint: 'Your profile, bookings and messages stay.',
  empty: 'No, start fresh',
  emptyHint:
    'Someone else may have created it. The profile, phone, addresses and messages are deleted for good, and open bookings are cancelled.',
  name: 'Full name',
  submit: 'Delete and start fresh',
};
