import type { leavingErrorCodes } from '#lib/platform/contract/error-codes.ts';
import type { LeavingReason } from '#lib/features/privacy/contracts/privacy.ts';

/** Deleting one's account. */
export const leaving = {
  errors: {
    open_bookings: 'You still have open bookings. End them first, or have them cancelled.',
    last_admin: 'You are the only admin. Make somebody else an admin first.',
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
  open: 'These bookings are still open',
  running: 'A job that has begun has to be ended first.',
  cancel: 'Cancel them as the rules say, with any fee',
  keep: 'Keep my account',
};
