import type { NotificationKind } from '#lib/features/notifications/contracts/notifications.ts';
import type { pushErrorCodes, pushFieldCodes } from '#lib/platform/contract/error-codes.ts';

export const notifications = {
  welcome: {
    title: 'Welcome to Hunar, {name}',
    body: 'Find skilled people near you and book a time that suits you.',
  },
  welcomeWorker: {
    title: 'Welcome to Hunar, {name}',
    body: 'Complete your profile and add your working hours. Customer requests will show up here.',
  },
  welcomeAgency: {
    title: 'Welcome to Hunar, {name}',
    body: 'Invite your workers to see their schedules and bookings in one place.',
  },
  newDevice: {
    title: 'New login with a code',
    body: '{device}. If it wasn’t you, log out of every device in Privacy & Security.',
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
    | 'wanted'
    | 'offer'
    | 'message'
  >,
  { title: string; body: string }
>;

/** What a device did about a forgotten password. */
export const passwordNews = {
  asked: {
    title: 'A new password was asked for',
    body: '{device}. A code to your number can set it after {hours} hours. If it wasn’t you, stop it in Privacy & Security.',
  },
  stopped: {
    title: 'New password stopped',
    body: '{device}. Your password stays as it is.',
  },
  set: {
    title: 'Your password was changed',
    body: '{device}. Your other devices are logged out. If it wasn’t you, contact us right away.',
  },
};

/** The list behind the bell. */
export const feed = {
  page: {
    title: 'Notifications',
    empty: 'No notifications yet',
    emptyHint: 'Updates on your bookings, messages and payments will show up here.',
    signIn: 'Please login to view your notifications',
  },
  list: {
    fresh: 'New',
    more: 'Load more',
    moreFailed: 'Couldn’t load more notifications. Check your connection and try again.',
  },
};

/** Push notifications and how to turn them on. */
export const push = {
  errors: {
    unknown_push_service:
      'This browser can’t receive notifications. Try another browser, or check them in the app.',
  } satisfies Record<keyof typeof pushErrorCodes, string>,
  fields: {
    push_token_form:
      'Invalid device token. It must have 10 to 2,000 characters without spaces. Send it exactly as the browser or FCM gave it.',
    push_key_form: 'Invalid push subscription key. Send it exactly as the browser gave it.',
  } satisfies Record<(typeof pushFieldCodes)[number], string>,
  messages: {
    saved: 'Notifications are on for this device.',
    kept: 'This device is saved. Notifications will start once we’ve set them up.',
    dropped: 'Notifications are off for this device.',
  },
  note: {
    title: 'New Message',
    from: 'Message from {name}',
    body: 'You have a new message',
    files: { image: 'Photo', video: 'Video', pdf: 'PDF', other: 'File' },
  },
  offer: {
    title: 'Get replies right away',
    body: 'Get notified when someone messages you or your booking changes. Nothing else.',
    toWorker: {
      title: 'Never miss a request',
      body: 'Get notified when a customer sends a request, messages you or changes a booking. Nothing else.',
    },
    allow: 'Turn on notifications',
    later: 'Not now',
  },
  row: {
    label: 'Notifications on this device',
    on: 'On for messages and bookings',
    off: 'Off',
    denied: 'Blocked by your browser',
    allow: 'Tap the lock or settings icon next to the web address, choose Notifications and then Allow.',
    unsupported: 'This browser doesn’t support notifications.',
    ios: 'Add Hunar to your home screen first: tap Share, then Add to Home Screen.',
  },
  failed: 'Couldn’t turn on notifications',
  failedHint: 'You may be offline, or your browser blocked it. Try again in a moment.',
};

export const outbox = {
  title: 'Sent emails and SMS',
  hint: 'This demo doesn’t send real emails or SMS. You’ll find them here instead.',
  empty: 'Nothing sent yet',
  emptyHint: 'Emails and SMS show up here as soon as they’re sent.',
  to: 'To {address}',
};
