import type { MailKind } from '#lib/contracts/mails.ts';

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
  footer: 'Hunar sent you this mail because this address belongs to a Hunar account.',
} satisfies Record<MailKind, MailText> & { footer: string };
