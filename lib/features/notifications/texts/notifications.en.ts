import type { NotificationKind } from '#lib/features/notifications/contracts/notifications.ts';
import type { pushErrorCodes, pushFieldCodes } from '#lib/platform/contract/error-codes.ts';
import type { MailKind } from '#lib/features/notifications/contracts/mails.ts';

export const notifications = {
  welcome: {
    title: 'Welcome to Hunar, {name}',
    body: 'Find skilled people near you and book a time that suits you.',
  },
  welcomeWorker: {
    title: 'Welcome to Hunar, {name}',
    body: 'Fill in your profile and your hours, and requests from customers come here.',
  },
  welcomeAgency: {
    title: 'Welcome to Hunar, {name}',
    body: 'Invite your workers. Their day and their bookings are then on your page.',
  },
} satisfies Record<
  Exclude<
    NotificationKind,
    | 'booking'
    | 'review'
    | 'money'
    | 'agency'
    | 'ticket'
    | 'report'
    | 'picture'
    | 'pause'
    | 'verification'
    | 'message'
  >,
  { title: string; body: string }
>;

/** The list behind the bell. */
export const feed = {
  page: {
    title: 'Notifications',
    empty: 'No notifications yet',
    emptyHint: 'News about your bookings, messages and money shows here.',
    signIn: 'Please login to view your notifications',
  },
  list: {
    fresh: 'New',
    more: 'Load more',
    moreFailed: 'More notifications could not be loaded. Check your connection and try again.',
  },
};

/** Notifications outside the app: what they say, and how they are turned on. */
export const push = {
  errors: {
    unknown_push_service:
      'Notifications cannot reach this browser. Use another one, or read them in the app.',
  } satisfies Record<keyof typeof pushErrorCodes, string>,
  fields: {
    push_token_form:
      'This is no token of a device. It has 10 to 2,000 characters, without spaces; send it as the browser or FCM gave it.',
    push_key_form: 'This is no key of a push subscription. Send it as the browser gave it.',
  } satisfies Record<(typeof pushFieldCodes)[number], string>,
  messages: {
    saved: 'Notifications reach this device now.',
    dropped: 'Notifications no longer reach this device.',
  },
  note: {
    title: 'New Message',
    from: 'A message from {name}',
    body: 'You have a new message',
    files: { image: 'Photo', video: 'Video', pdf: 'PDF', other: 'File' },
  },
  offer: {
    title: 'Get the answer right away',
    body: 'We ring when somebody writes to you or your booking changes. Nothing else.',
    toWorker: {
      title: 'Never miss a request',
      body: 'We ring when a customer asks for you, writes to you or changes a booking. Nothing else.',
    },
    allow: 'Turn on notifications',
    later: 'Not now',
  },
  row: {
    label: 'Notifications on this device',
    on: 'On: new messages and bookings ring here',
    off: 'Off',
    denied: 'Your browser blocks them',
    allow:
      'Open the settings of this site, by the lock or the sliders beside the address, choose Notifications and then Allow.',
    unsupported: 'This browser has no notifications.',
    ios: 'Add Hunar to your home screen first: Share, then Add to Home Screen.',
  },
  failed: 'Notifications could not be turned on',
  failedHint: 'There is no connection, or the browser refused. Try again in a moment.',
};

interface MailText {
  subject: string;
  paragraphs: readonly string[];
  button: string;
}

export const mails = {
  welcome: {
    subject: 'Welcome to Hunar',
    paragraphs: [
      'Hello {name},',
      'Your account is ready. Find skilled people near you, see what others say about them, and book a time that suits you.',
    ],
    button: 'Open Hunar',
  },
  welcomeWorker: {
    subject: 'Welcome to Hunar',
    paragraphs: [
      'Hello {name},',
      'Your account is ready. Fill in your trades, your price, your place and your hours: then customers near you find you and ask for you. You decide on every request.',
    ],
    button: 'Open Hunar',
  },
  welcomeAgency: {
    subject: 'Welcome to Hunar',
    paragraphs: [
      'Hello {name},',
      'Your workers, their day and their bookings are on one page. Invite them by phone number or e-mail: your account is ready.',
    ],
    button: 'Open Hunar',
  },
  emailProof: {
    subject: 'Confirm your email',
    paragraphs: [
      'Hello {name},',
      'Somebody gave this address for the Hunar account of {name}. If it was you, confirm it with one tap. The link works once and for 24 hours.',
      'If it was not you, leave the link alone: the account is not yours to confirm.',
    ],
    button: 'Confirm email',
  },
  emailAsked: {
    subject: 'Your email is to change',
    paragraphs: [
      'Hello {name},',
      'The email of your Hunar account is to become {email}. It changes once somebody opens the link that we have sent there.',
      'If it was not you, choose a new password now: that ends the change.',
    ],
    button: 'Choose a new password',
  },
  emailChanged: {
    subject: 'Your email was changed',
    paragraphs: [
      'Hello {name},',
      'The email of your Hunar account is {email} now. Mails of the account no longer come here.',
      'If it was not you, write to us at once.',
    ],
    button: 'Contact us',
  },
  passwordReset: {
    subject: 'Reset your password',
    paragraphs: [
      'Hello {name},',
      'Somebody asked to reset the password of your Hunar account. If it was you, choose a new password. The link works once and for 30 minutes.',
      'If it was not you, you need not do anything: your password stays as it is.',
    ],
    button: 'Choose a new password',
  },
  passwordSet: {
    subject: 'Your password was reset',
    paragraphs: [
      'Hello {name},',
      'The password of your Hunar account was reset by a link that we mailed to you. Every device is signed out. Two-factor authentication and login by fingerprint or face are off until you turn them on again.',
      'If it was not you, reset the password once more and look after the password of your mailbox.',
    ],
    button: 'Privacy & Security',
  },
  passwordChanged: {
    subject: 'Your password was changed',
    paragraphs: [
      'Hello {name},',
      'The password of your Hunar account was changed under Privacy & Security. Every other device is signed out.',
      'If it was not you, choose a new password now: we mail you a link.',
    ],
    button: 'Choose a new password',
  },
  passkeyAdded: {
    subject: 'Login by fingerprint or face is on: {device}',
    paragraphs: [
      'Hello {name},',
      'A device can now open your Hunar account without the password: {device}.',
      'If it was not you, remove it under Privacy & Security and change your password.',
    ],
    button: 'Privacy & Security',
  },
  passkeyRemoved: {
    subject: 'A device was removed: {device}',
    paragraphs: [
      'Hello {name},',
      'This device no longer opens your Hunar account by fingerprint or face: {device}.',
      'If it was not you, change your password under Privacy & Security.',
    ],
    button: 'Privacy & Security',
  },
  totpOn: {
    subject: 'Two-factor authentication is on',
    paragraphs: [
      'Hello {name},',
      'From now on your Hunar account asks for a code from your authenticator app when you login.',
      'If it was not you, ask for a new password on the login page: we mail you a link, and the app goes with it.',
    ],
    button: 'Privacy & Security',
  },
  totpOff: {
    subject: 'Two-factor authentication is off',
    paragraphs: [
      'Hello {name},',
      'From now on the password alone opens your Hunar account.',
      'If it was not you, change your password and turn it on again under Privacy & Security.',
    ],
    button: 'Privacy & Security',
  },
  tips: {
    subject: 'Make more of Hunar',
    paragraphs: [
      'Hello {name},',
      'A photo and a full address make a booking quicker: nobody has to ask.',
      'Say in the instructions what the job needs, such as material, floor or parking.',
      'Reviews help your neighbours to choose, and good workers to be found.',
    ],
    button: 'Open Hunar',
  },
  ticket: {
    subject: 'Our answer to {number}',
    paragraphs: ['Hello {name},', 'You wrote to us: {about}', 'Our answer:', '{answer}'],
    button: 'Open Hunar',
  },
  footer: 'Hunar sent you this mail because this address belongs to a Hunar account.',
  letterFooter: 'Hunar sent you this mail because you wrote to us.',
} satisfies Record<Exclude<MailKind, 'booking' | 'pause'>, MailText> & {
  footer: string;
  letterFooter: string;
};

export const outbox = {
  title: 'Sent mails',
  hint: 'This demo sends no real mail. What would have gone out is kept here.',
  empty: 'No mail sent yet',
  emptyHint: 'Mails appear here as soon as something sends one.',
  to: 'To {address}',
};
