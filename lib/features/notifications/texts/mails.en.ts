import type { MailKind } from '#lib/features/notifications/contracts/mails.ts';

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
      'The password of your Hunar account was reset by a link that we mailed to you. Every device is signed out, and login by fingerprint or face is off until you turn it on again.',
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
} satisfies Record<Exclude<MailKind, 'booking'>, MailText> & { footer: string; letterFooter: string };
