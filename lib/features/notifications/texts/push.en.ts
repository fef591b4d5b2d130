import type { pushErrorCodes } from '#lib/platform/contract/error-codes.ts';

/** Notifications outside the app: what they say, and how they are turned on. */
export const push = {
  errors: {
    unknown_push_service:
      'Notifications cannot reach this browser. Use another one, or read them in the app.',
  } satisfies Record<keyof typeof pushErrorCodes, string>,
  messages: {
    saved: 'Notifications reach this device now.',
    dropped: 'Notifications no longer reach this device.',
  },
  note: {
    title: 'New Message',
    body: 'You have a new message',
    files: { image: 'Photo', video: 'Video', pdf: 'PDF', other: 'File' },
  },
  offer: {
    title: 'Get the answer right away',
    body: 'We ring when somebody writes to you or your booking changes. Nothing else.',
    allow: 'Turn on notifications',
    later: 'Not now',
  },
  row: {
    label: 'Notifications on this device',
    on: 'On: new messages and bookings ring here',
    off: 'Off',
    denied:
      'Your browser blocks them. Open the settings of this site, by the lock or the sliders beside the address, choose Notifications and then Allow.',
    unsupported: 'This browser has no notifications.',
    ios: 'Add Hunar to your home screen first: Share, then Add to Home Screen.',
  },
  failed: 'Notifications could not be turned on',
  failedHint: 'There is no connection, or the browser refused. Try again in a moment.',
};
