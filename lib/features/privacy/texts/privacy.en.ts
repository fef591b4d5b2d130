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
      hint: 'Now and then a mail with tips and offers',
    },
    activity: {
      label: 'Activity Logs',
      hint: 'Notes when each of your devices was last used, for the list above. Off: nothing is kept.',
    },
    sharing: 'We share your data with nobody else.',
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
