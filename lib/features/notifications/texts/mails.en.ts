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
      'Your account is ready. Find skilled people near you, read their reviews, and book a time that suits you.',
    ],
    button: 'Open Hunar',
  },
  welcomeWorker: {
    subject: 'Welcome to Hunar',
    paragraphs: [
      'Hello {name},',
      'Your account is ready. Add your trades, price, area and working hours so that customers near you can find and book you. You choose which requests to accept.',
    ],
    button: 'Open Hunar',
  },
  welcomeAgency: {
    subject: 'Welcome to Hunar',
    paragraphs: [
      'Hello {name},',
      'Your account is ready. Invite your workers by phone number or email, and see their schedules and bookings in one place.',
    ],
    button: 'Open Hunar',
  },
  emailProof: {
    subject: 'Confirm your email',
    paragraphs: [
      'Hello {name},',
      'This address was given for {name}’s Hunar account. If it was you, tap below to confirm it. The link works once and expires in 24 hours.',
      'If it wasn’t you, don’t open the link: it would confirm an account that isn’t yours.',
    ],
    button: 'Confirm email',
  },
  emailAsked: {
    subject: 'Your email is about to change',
    paragraphs: [
      'Hello {name},',
      'We got a request to change the email of your Hunar account to {email}. It changes once the link we sent there is opened.',
      'If it wasn’t you, choose a new password now. That cancels the change.',
    ],
    button: 'Choose a new password',
  },
  emailChanged: {
    subject: 'Your email was changed',
    paragraphs: [
      'Hello {name},',
      'The email of your Hunar account is now {email}. We won’t send account emails to this address any more.',
      'If it wasn’t you, contact us right away.',
    ],
    button: 'Contact us',
  },
  passwordReset: {
    subject: 'Reset your password',
    paragraphs: [
      'Hello {name},',
      'We got a request to reset the password of your Hunar account. If it was you, choose a new password. The link works once and expires in 30 minutes.',
      'If it wasn’t you, you don’t have to do anything. Your password stays the same.',
    ],
    button: 'Choose a new password',
  },
  passwordSet: {
    subject: 'Your password was reset',
    paragraphs: [
      'Hello {name},',
      'The password of your Hunar account was reset with a link we emailed to you. You’ve been logged out on every device. Two-factor authentication and fingerprint or face login are off until you turn them on again.',
      'If it wasn’t you, reset your password again and change the password of your email account too.',
    ],
    button: 'Privacy & Security',
  },
  passwordChanged: {
    subject: 'Your password was changed',
    paragraphs: [
      'Hello {name},',
      'The password of your Hunar account was changed in Privacy & Security. You’ve been logged out on every other device.',
      'If it wasn’t you, choose a new password now. We’ll email you a link.',
    ],
    button: 'Choose a new password',
  },
  passkeyAdded: {
    subject: 'Fingerprint or face login is on: {device}',
    paragraphs: [
      'Hello {name},',
      'You can now log in to your Hunar account without a password on this device: {device}.',
      'If it wasn’t you, remove it in Privacy & Security and change your password.',
    ],
    button: 'Privacy & Security',
  },
  passkeyRemoved: {
    subject: 'Device removed: {device}',
    paragraphs: [
      'Hello {name},',
      'Fingerprint or face login to your Hunar account no longer works on this device: {device}.',
      'If it wasn’t you, change your password in Privacy & Security.',
    ],
    button: 'Privacy & Security',
  },
  totpOn: {
    subject: 'Two-factor authentication is on',
    paragraphs: [
      'Hello {name},',
      'Your Hunar account now asks for a code from your authenticator app when you log in.',
      'If it wasn’t you, reset your password from the login page. We’ll email you a link, and the reset also removes the app.',
    ],
    button: 'Privacy & Security',
  },
  totpOff: {
    subject: 'Two-factor authentication is off',
    paragraphs: [
      'Hello {name},',
      'You can now log in to your Hunar account with just your password.',
      'If it wasn’t you, change your password and turn it on again in Privacy & Security.',
    ],
    button: 'Privacy & Security',
  },
  apiKeyMade: {
    subject: 'API key created: {key}',
    paragraphs: [
      'Hello {name},',
      'An API key was created with your Hunar account: “{key}”. Scripts that use it act in the office in your name.',
      'If it wasn’t you, revoke the key in the office and change your password.',
    ],
    button: 'Open the office',
  },
  webhookOff: {
    subject: 'Webhook switched off: {host}',
    paragraphs: [
      'Hello {name},',
      'The receiver at {host} has not accepted anything for three days, so we no longer send it events.',
      'Fix the receiver, then switch the webhook on in the office. Earlier events can be sent again from its log for 30 days.',
    ],
    button: 'Open the office',
  },
  contactCode: {
    subject: 'Your Hunar code',
    paragraphs: [
      'Hello,',
      'Your code is {code}. It works for {minutes} minutes, once.',
      'If you didn’t ask for it, ignore this email. Never share the code with anyone, not even with us.',
    ],
    button: 'Open Hunar',
  },
  numberTaken: {
    subject: 'Your number moved to a new account',
    paragraphs: [
      'Hello {name},',
      'Someone confirmed the mobile number of your Hunar account as theirs and opened a new account with it. They saw nothing in your account.',
      'Your account stays as it is. Please add your current number or check your email there.',
    ],
    button: 'Privacy & Security',
  },
  numberChanged: {
    subject: 'Your mobile number was confirmed',
    paragraphs: [
      'Hello {name},',
      'The number ending in {last} now signs in to your Hunar account.',
      'If it wasn’t you, change your password and your number right away.',
    ],
    button: 'Privacy & Security',
  },
  payeeChanged: {
    subject: 'The UPI ID for your payments was changed',
    paragraphs: [
      'Hello {name},',
      'The UPI ID that you are paid at was changed in your Hunar account. A new one takes effect after 24 hours. Until then, the old one stays in use.',
      'If it wasn’t you, save your own UPI ID again and change your password right away.',
    ],
    button: 'Payments',
  },
  newDevice: {
    subject: 'New login to your account: {device}',
    paragraphs: [
      'Hello {name},',
      'Someone logged in to your Hunar account with a code on a new device: {device}.',
      'If it was you, you don’t have to do anything. If not, log out of every device in Privacy & Security, and set a password if you have none.',
    ],
    button: 'Privacy & Security',
  },
  tips: {
    subject: 'Get more out of Hunar',
    paragraphs: [
      'Hello {name},',
      'Add a photo and your full address. It makes booking quicker.',
      'Use the instructions to mention what the job needs, such as material, floor or parking.',
      'Leave a review. It helps your neighbours choose and good workers get found.',
    ],
    button: 'Open Hunar',
  },
  ticket: {
    subject: 'Our reply to {number}',
    paragraphs: ['Hello {name},', 'You wrote to us about: {about}', 'Our reply:', '{answer}'],
    button: 'Open Hunar',
  },
  footer: 'Hunar sent you this email because this address belongs to a Hunar account.',
  letterFooter: 'Hunar sent you this email because you wrote to us.',
} satisfies Record<Exclude<MailKind, 'booking' | 'pause' | 'wantedAsked' | 'wantedOpened'>, MailText> & {
  footer: string;
  letterFooter: string;
};
